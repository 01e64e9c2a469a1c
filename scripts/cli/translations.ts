import { parseArgs } from 'node:util';
import { languages } from '#app/i18n/languages.ts';
import { plural, readAllLocales, type Texts } from '../build/locales.ts';
import {
  findNote,
  findStale,
  hashTexts,
  markRead,
  readNotes,
  readOrigins,
  writeOrigins,
} from '../build/translationOrigins.ts';
import { runCommandLine } from './commandLine.ts';

/** What the command prints for `--help`. */
export const usage = `npm run -s translations -- [--read] [LANGUAGE…] [KEY…]
Lists the translations that nobody has read since their English text or its note changed, and exits with 1 if there are any.
  de fr         only these languages
  battle.send   only this text; battle: all of the section
  --read        marks them as read: they fit the English text as it is now
docs/translators.md says how to help with a language.`;

type Selection = { isRead: boolean; tags: readonly string[]; sections: readonly string[] };

/** The languages and keys of the arguments; throws one sentence about the first mistake. */
function parseArguments(args: string[], keys: readonly string[]): Selection {
  const { values, positionals } = parseArgs({
    args,
    options: { read: { type: 'boolean' } },
    allowPositionals: true,
  });
  const all = languages.filter((tag) => tag !== 'en');
  const tags = all.filter((tag) => positionals.includes(tag));
  const sections = positionals.filter((word) => !tags.some((tag) => tag === word));
  const unknown = sections.find((section) => !keys.some((key) => isIn(key, section)));
  if (unknown !== undefined) throw new Error(`There is no language and no text ${unknown}.`);
  return { isRead: values.read ?? false, tags: tags.length > 0 ? tags : all, sections };
}

const isIn = (key: string, section: string) => key === section || key.startsWith(`${section}.`);

/** The forms of a text in one line. */
function textOf(texts: Texts | undefined, key: string): string {
  const forms = [...(texts ?? [])].filter(([each]) => each.replace(plural, '') === key);
  return forms.map(([, text]) => text).join(' | ');
}

/** Lists the texts that nobody has read since English or the note changed, or marks them as read. */
export const main = (args: string[]) =>
  runCommandLine(() => {
    const locales = readAllLocales();
    const english = locales.get('en') ?? new Map();
    const notes = readNotes();
    const hashes = hashTexts(english, notes);
    const origins = readOrigins(languages.slice(1));
    const stale = findStale(hashes, origins, languages.slice(1));
    const { isRead, tags, sections } = parseArguments(args, [...hashes.keys()]);
    const selected = [...stale].flatMap(([key, staleTags]) => {
      const isSelected = sections.length === 0 || sections.some((section) => isIn(key, section));
      const selectedTags = staleTags.filter((tag) => tags.includes(tag));
      return isSelected && selectedTags.length > 0 ? [[key, selectedTags] as const] : [];
    });
    if (isRead) {
      writeOrigins(markRead(hashes, origins, new Map(selected)));
      return console.log(`Marked as read: ${selected.length} texts.`);
    }
    const lines = selected.flatMap(([key, keyTags]) => {
      const text = textOf(english, key);
      return [
        key,
        `  en: ${text}`,
        `  (${findNote(notes, key, text)})`,
        ...keyTags.map((tag) => `  ${tag}: ${textOf(locales.get(tag), key)}`),
      ];
    });
    if (lines.length > 0) console.log(lines.join('\n'));
    if (selected.length > 0) process.exitCode = 1;
  });
