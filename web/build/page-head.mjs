// What search engines, and previews of links in messages, read of the pages of lessons and puzzles. Nearly all of it
// wants absolute addresses, so it is made only if UPKEEP_ADDRESS was set for the build.
import { LANGS, table } from '../../assets/build/strings.mjs';
import { words } from './poster-words.mjs';

/** @typedef {{ path: string, width: number, height: number, alt: string }} Picture */
/**
 * @typedef {{ address: string, folder: string, lang?: string, path: string, title: string, description: string, picture?: Picture }} Head
 */

const word = words(table('site.lesson_pages'));
// Of the picture of a board (board-picture.mjs), as services that show previews want it.
export const PICTURE_SIZE = { width: 1200, height: 630 };
// What previews show of a page that has no board of its own.
export const PREVIEW = 'icons/maskable-512.png';
const ICON = { path: PREVIEW, width: 512, height: 512, alt: 'Upkeep' };

/** @param {string} text */
export const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// UPKEEP_ADDRESS with one slash at its end, or ''.
export const ADDRESS = (process.env.UPKEEP_ADDRESS ?? '').replace(/\/*$/, '/').replace(/^\/$/, '');

// A list is known by the address of its folder. Without a language, the page that leads to the reader's own.
/** @param {string} folder @param {string} [lang] */
const pathOf = (folder, lang, path = '') => `${folder}/${lang ? `${lang}/` : ''}${path.replace(/^index\.html$/, '')}`;

// [language, path] of a page in every language, and where readers of other ones go: a list in the language of their
// browser, any other page in English.
/** @param {string} folder @param {string} path @returns {[lang: string, path: string][]} */
function versions(folder, path) {
  /** @type {[string, string][]} */
  const own = LANGS.map((lang) => [lang, pathOf(folder, lang, path)]);
  return [...own, ['x-default', path === 'index.html' ? pathOf(folder) : own[0][1]]];
}

/** @param {string} address @param {string} folder @param {string} path */
const alternates = (address, folder, path) => versions(folder, path).map(([lang, at]) => `<link rel="alternate" hreflang="${lang}" href="${address}${at}">`);

/** @param {Required<Omit<Head, 'folder' | 'path'>> & { at: string, type: string }} given */
function preview({ address, at, title, description, type, lang, picture }) {
  const others = LANGS.filter((l) => l !== lang);
  return [
    ['og:site_name', 'Upkeep'], ['og:type', type], ['og:title', title], ['og:description', description], ['og:url', `${address}${at}`],
    ['og:locale', word('locale', lang)], ...others.map((l) => ['og:locale:alternate', word('locale', l)]),
    ['og:image', `${address}${picture.path}`], ['og:image:type', 'image/png'], ['og:image:width', `${picture.width}`], ['og:image:height', `${picture.height}`], ['og:image:alt', picture.alt],
  ].map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`).concat(`<meta name="twitter:card" content="${picture === ICON ? 'summary' : 'summary_large_image'}">`);
}

// The lines in the head of a page: { address, folder, lang, path, title, description, picture }. Without `lang` it is the page
// that leads to the reader's language. `picture`, { path, width, height, alt }, is of its board.
/** @param {Head} head */
export function headLines({ address, folder, lang, path, title, description, picture = ICON }) {
  if (!address) return LANGS.filter((l) => lang && l !== lang).map((l) => `<link rel="alternate" hreflang="${l}" href="../${l}/${path}">`).join('\n');
  const at = pathOf(folder, lang, path);
  const type = path === 'index.html' ? 'website' : 'article';
  return [`<link rel="canonical" href="${address}${at}">`, ...alternates(address, folder, path),
    ...preview({ address, at, title, description, type, lang: lang ?? LANGS[0], picture })].join('\n');
}

// sitemap.xml: the start page, and the given [folder, path] in every language.
/** @param {string} address @param {[folder: string, path: string][]} pages */
export function siteMap(address, pages) {
  /** @param {[lang: string, path: string]} version */
  const link = ([lang, at]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(address + at)}"/>`;
  const entries = pages.flatMap(([folder, path]) => {
    const all = versions(folder, path);
    return [...new Set(all.map(([, at]) => at))].map((at) => `<url><loc>${escape(address + at)}</loc>${all.map(link).join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[`<url><loc>${escape(address)}</loc></url>`, ...entries].join('\n')}
</urlset>
`;
}

/** @param {string} address */
export const robots = (address) => `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`;
