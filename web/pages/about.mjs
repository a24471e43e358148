// What Upkeep is, whose it is, and which version this is.
import { words } from '../app/words.mjs';

const word = words({
  title: ['About Upkeep', 'Sobre o Upkeep', 'Acerca de Upkeep', 'Informazioni su Upkeep'],
  what: ['Exact card duels in a browser tab, by the rules of four times. Everything runs in this page: no account, no server, and no network once it is loaded.',
    'Duelos de cartas exatos em uma aba do navegador, pelas regras de quatro épocas. Tudo roda nesta página: sem conta, sem servidor e, depois de carregada, sem rede.',
    'Duelos de cartas exactos en una pestaña del navegador, según las reglas de cuatro épocas. Todo ocurre en esta página: sin cuenta, sin servidor y, una vez cargada, sin red.',
    'Duelli di carte esatti in una scheda del browser, secondo le regole di quattro epoche. Tutto avviene in questa pagina: senza account, senza server e, una volta caricata, senza rete.'],
  fans: ['Upkeep is an unofficial fan project. It is not made, approved or supported by the publisher of the card game whose rules it plays. Names of cards belong to their owner; all wording and drawing here is our own.',
    'O Upkeep é um projeto de fãs, não oficial. Não é feito, aprovado nem apoiado pela editora do jogo cujas regras usa. Os nomes dos cards pertencem a seus donos; todos os textos e desenhos são nossos.',
    'Upkeep es un proyecto de aficionados, no oficial. No lo hace, aprueba ni apoya la editorial del juego cuyas reglas usa. Los nombres de las cartas son de sus dueños; todos los textos y dibujos son nuestros.',
    'Upkeep è un progetto amatoriale non ufficiale. Non è realizzato, approvato né sostenuto dall’editore del gioco di cui usa le regole. I nomi delle carte appartengono ai proprietari; tutti i testi e i disegni sono nostri.'],
  licence: ['Upkeep itself is free under the MIT licence.', 'O Upkeep é livre, sob a licença MIT.', 'Upkeep es libre, bajo la licencia MIT.', 'Upkeep è libero, con licenza MIT.'],
  made: ['Made with', 'Feito com', 'Hecho con', 'Realizzato con'],
  icons: ['icons (CC BY 3.0)', 'ícones (CC BY 3.0)', 'iconos (CC BY 3.0)', 'icone (CC BY 3.0)'],
  fonts: ['fonts (SIL OFL 1.1)', 'fontes (SIL OFL 1.1)', 'tipos de letra (SIL OFL 1.1)', 'caratteri (SIL OFL 1.1)'],
  version: ['Cards and rules: version {0}', 'Cards e regras: versão {0}', 'Cartas y reglas: versión {0}', 'Carte e regole: versione {0}'],
});

export default {
  title: () => word('title'),
  show(root, { engine }) {
    const line = (text, tag = 'p') => root.append(Object.assign(document.createElement(tag), { textContent: text }));
    line(word('what'));
    line(word('fans'));
    line(word('licence'));
    line(word('made'), 'h2');
    const list = document.createElement('ul');
    for (const text of ['Dear ImGui (MIT), SDL2 (zlib), JSON for Modern C++ (MIT), Emscripten (MIT)',
      `Alegreya, Alegreya Sans: ${word('fonts')}`, `game-icons.net: ${word('icons')}`]) {
      list.append(Object.assign(document.createElement('li'), { textContent: text }));
    }
    root.append(list);
    line(word('version', engine.version()));
  },
};
