// The words of drawn positions in en, pt, es and it: for drawings of the site (poster.mjs), and for those that
// embed.js makes in other pages, into which site.mjs puts them.
export const LANGS = ['en', 'pt', 'es', 'it'];
// A table of words { key: [en, pt, es, it] } as a function of key, language and the arguments for {0}, {1} …
export const words = (table) => (key, lang, ...args) => table[key][LANGS.indexOf(lang)].replace(/\{(\d)\}/g, (_, i) => args[Number(i)]);
export const WORDS = {
  life: ['life', 'vida', 'vida', 'vita'],
  hand: ['hand', 'mão', 'mano', 'mano'],
  grave: ['graveyard', 'cemitério', 'cementerio', 'cimitero'],
  turnOf: ['Turn of {0}', 'Turno de {0}', 'Turno de {0}', 'Turno di {0}'],
  untap: ['untap', 'desvirar', 'enderezar', 'STAPpare'],
  upkeep: ['upkeep', 'manutenção', 'mantenimiento', 'mantenimento'],
  draw: ['draw', 'compra', 'robar', 'acquisizione'],
  main1: ['first main phase', 'primeira fase principal', 'primera fase principal', 'prima fase principale'],
  'begin-combat': ['beginning of combat', 'início do combate', 'inicio del combate', 'inizio del combattimento'],
  attackers: ['attackers', 'atacantes', 'atacantes', 'attaccanti'],
  blockers: ['blockers', 'bloqueadores', 'bloqueadores', 'bloccanti'],
  damage: ['combat damage', 'dano de combate', 'daño de combate', 'danno da combattimento'],
  'end-combat': ['end of combat', 'fim do combate', 'fin del combate', 'fine del combattimento'],
  main2: ['second main phase', 'segunda fase principal', 'segunda fase principal', 'seconda fase principale'],
  discard: ['discard', 'descarte', 'descarte', 'scarto'],
  end: ['end step', 'etapa final', 'paso final', 'sottofase finale'],
  cleanup: ['cleanup', 'limpeza', 'limpieza', 'cancellazione'],
  beginning: ['The duel begins', 'O duelo começa', 'Empieza el duelo', 'Il duello comincia'],
};
