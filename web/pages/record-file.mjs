// Saved duels as files, and errors of such files in the reader's language. Loaded when needed.
import { words } from '../app/words.mjs';
import { wrongOf } from './duel-errors.mjs';

export const FILE = 'upkeep duels';

const base64 = (bytes) => {
  let text = '';
  for (const b of bytes) text += String.fromCharCode(b);
  return btoa(text);
};
export const bytesOf = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

// Several duels in one file.
export function packed(records) {
  const games = records.map(({ id, bytes, title, date, created, files }) => ({ id, title, date, created, files, bytes: base64(bytes) }));
  return JSON.stringify({ what: FILE, version: 1, games }, null, 1);
}

// Errors of the program (engine/session/), of app/storage.mjs, and of links (engine/session/link.h).
const REASONS = {
  'too large': ['too large', 'grande demais', 'demasiado grande', 'troppo grande'],
  'not a saved game': ['not a saved game', 'não é um duelo salvo', 'no es un duelo guardado', 'non è un duello salvato'],
  'not a saved game of this program': ['not a saved game of this program', 'não é um duelo salvo deste programa', 'no es un duelo guardado de este programa', 'non è un duello salvato di questo programma'],
  'made by another version': ['made by another version', 'feito por outra versão', 'hecho por otra versión', 'fatto da un’altra versione'],
  'made with other cards': ['made with other cards', 'feito com outros cards', 'hecho con otras cartas', 'fatto con altre carte'],
  damaged: ['damaged', 'danificado', 'dañado', 'danneggiato'],
  'the record is damaged: its head makes no sense': ['the record is damaged: its head makes no sense', 'o registro está danificado: seu começo não faz sentido', 'el registro está dañado: su comienzo no tiene sentido', 'il registro è danneggiato: il suo inizio non ha senso'],
  'the record is damaged: its names are cut off': ['the record is damaged: its names are cut off', 'o registro está danificado: faltam os nomes', 'el registro está dañado: faltan los nombres', 'il registro è danneggiato: mancano i nomi'],
  'out of bounds': ['out of bounds', 'fora dos limites', 'fuera de los límites', 'fuori dai limiti'],
  'a choice is not legal': ['a choice is not legal', 'uma escolha não é legal', 'una elección no es legal', 'una scelta non è legale'],
  'its beginning cannot be built': ['its beginning cannot be built', 'seu começo não pode ser montado', 'su comienzo no se puede montar', 'il suo inizio non si può costruire'],
  'no duel': ['no duel', 'nenhum duelo', 'ningún duelo', 'nessun duello'],
  missing: ['it is no longer here', 'não está mais aqui', 'ya no está aquí', 'non è più qui'],
  'no-link': ['this is no link of Upkeep', 'isto não é um link do Upkeep', 'esto no es un enlace de Upkeep', 'questo non è un link di Upkeep'],
  'other-format': ['made by a later version', 'feito por uma versão posterior', 'hecho por una versión posterior', 'fatto da una versione successiva'],
  'too-long': ['longer than is read here', 'mais longo do que se lê aqui', 'más largo de lo que se lee aquí', 'più lungo di quanto si legga qui'],
  'bad-content': ['it makes no sense', 'não faz sentido', 'no tiene sentido', 'non ha senso'],
  'missing-cards': ['it names cards that are not here', 'nomeia cards que não estão aqui', 'nombra cartas que no están aquí', 'nomina carte che qui non ci sono'],
  'other-rules': ['it comes out differently here', 'aqui ele sai diferente', 'aquí sale distinto', 'qui va diversamente'],
  truncated: ['its end is missing', 'falta o fim', 'falta el final', 'manca la fine'],
  'blocked by another tab': ['blocked by another tab', 'bloqueado por outra aba', 'bloqueado por otra pestaña', 'bloccato da un’altra scheda'],
  aborted: ['aborted', 'interrompido', 'interrumpido', 'interrotto'],
  incomplete: ['incomplete', 'incompleto', 'incompleto', 'incompleto'],
  format: ['its form is not known', 'sua forma não é conhecida', 'su forma no se conoce', 'la sua forma non è nota'],
  checksum: ['its bytes have changed', 'seus bytes mudaram', 'sus bytes han cambiado', 'i suoi byte sono cambiati'],
};

const reason = words(REASONS);

export function wrongRecord(message) {
  return Object.hasOwn(REASONS, message) ? reason(message) : wrongOf(message);
}
