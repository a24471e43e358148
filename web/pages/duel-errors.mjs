// Errors of `.duel` texts, and of what is done in them, in the reader's language. They come from the reader and the
// runner (engine/scenario/). Words of the format are never translated.
import { language } from '../app/words.mjs';
import { PARTS as CARD_PARTS, SENTENCES as CARD_SENTENCES, teller, word } from './flaws.mjs';

export const SENTENCES = Object.values(strings('duel_flaw'));

export const PARTS = Object.values(strings('duel_flaw_part'));

// An error in a card file that comes with a position: the loader's own message follows the path.
export const duelFlaw = teller([...SENTENCES, ...CARD_SENTENCES], [...PARTS, ...CARD_PARTS]);

export function wrongOf(message) {
  if (language() === 'en') return message;
  const brought = /^(user\/[0-9a-f]+\.json: [^ ]*: )(.*)$/s.exec(message);
  if (brought) return brought[1] + duelFlaw(brought[2]).text;
  const guess = / \(did you mean ([^?]*)\?\)/.exec(message);
  const said = duelFlaw(guess ? message.replace(guess[0], '') : message).text;
  return guess ? `${said} (${word('did_you_mean', guess[1])})` : said;
}
