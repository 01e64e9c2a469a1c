import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readAllLocales } from '../build/locales.ts';
import { getPokedex } from '../cli/pokemon.ts';
import { listApiFiles } from './api.ts';
import { drawCard, renderCard } from './card.ts';
import { cardPath } from './cardPath.ts';
import { createFacts, listTypings } from './facts.ts';
import { formatIcons } from './icons.ts';
import { listPages, type PageOptions } from './listPages.ts';
import { formatLlms } from './llms.ts';
import { formatSiteMap, formatSiteMapIndex, screensMap } from './siteMaps.ts';
import { buildStyle } from './style.ts';
import { createTexts } from './texts.ts';

/** What to write; all typings by default. */
export type AnswerOptions = Pick<PageOptions, 'hasPokemonPages' | 'pokedex'> & {
  /** The site's address, with a slash at its end. */
  siteUrl: string;
  typings?: PageOptions['typings'];
};

/** Writes the answer pages, their cards and the files for other programs into the folder of a build. */
export function writeAnswers(
  folder: string,
  { siteUrl, typings = listTypings(), ...options }: AnswerOptions,
): void {
  const write = (path: string, content: string | Uint8Array) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const writeAsset = (name: string, ending: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const path = `assets/${name}-${hash}.${ending}`;
    write(path, content);
    return path;
  };
  const icons = writeAsset('types', 'svg', formatIcons());
  const style = writeAsset('answers', 'css', buildStyle(basename(icons)));
  const facts = createFacts(getPokedex());

  const urlsByLanguage = new Map<string, string[]>();
  for (const page of listPages({ ...options, typings }, facts, { url: siteUrl, style })) {
    write(`${page.path}index.html`, page.html);
    const urls = urlsByLanguage.get(page.language) ?? [];
    urls.push(siteUrl + page.path);
    urlsByLanguage.set(page.language, urls);
  }

  const english = createTexts('en', readAllLocales());
  for (const typing of typings) {
    const typingFacts = facts.findTyping(typing);
    write(cardPath(typingFacts.slug), renderCard(drawCard(typingFacts, english)));
  }
  for (const [path, data] of listApiFiles(typings)) write(path, JSON.stringify(data));
  const maps = [...urlsByLanguage].map(([language, urls]) => {
    const path = `sitemap-${language}.xml`;
    write(path, formatSiteMap(urls));
    return path;
  });
  write('sitemap.xml', formatSiteMapIndex([screensMap, ...maps].map((path) => siteUrl + path)));
  write('llms.txt', formatLlms(siteUrl, options.hasPokemonPages));
}
