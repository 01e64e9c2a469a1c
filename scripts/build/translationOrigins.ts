import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { plural, type Texts } from './locales.ts';

const path = 'data/translationOrigins.txt';

/** Notes for translators by key, by section of keys such as `battle`, and by placeholder such as `{{name}}`. */
export type Notes = Readonly<Record<string, string>>;

/** The hash of the English text and its note that the translation of a key was last read against, by language. */
export type Origins = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the committed notes. */
export function readNotes(): Notes {
  return JSON.parse(readFileSync('data/translatorNotes.json', 'utf8'));
}

/** The note of a text or of its smallest section that has one, and those of the placeholders that it does not name. */
export function findNote(notes: Notes, key: string, text: string): string {
  const parts = key.split('.');
  const sections = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const note = notes[sections.find((section) => notes[section]) ?? ''] ?? '';
  const placeholders = [...new Set(text.match(/\{\{\w+\}\}/g))].filter(
    (name) => !note.includes(name),
  );
  const meanings = placeholders.flatMap((name) => (notes[name] ? [`${name}: ${notes[name]}`] : []));
  return [note, ...meanings].filter(Boolean).join(' ');
}

/** The hash of each English text with its note, all forms of a plural together, by key. */
export function hashTexts(english: Texts, notes: Notes): ReadonlyMap<string, string> {
  const forms = new Map<string, string[]>();
  for (const [key, text] of english) {
    const plainKey = key.replace(plural, '');
    forms.set(plainKey, [...(forms.get(plainKey) ?? []), `${key}\t${text}`]);
  }
  return new Map(
    [...forms].map(([key, texts]) => {
      const text = texts.sort().join('\n');
      return [key, hash(`${text}\n${findNote(notes, key, text)}`)];
    }),
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * Parses the lines of the file: a key, the hash that most languages have, and those of the others. A key that a merge
 * has left twice counts as unread.
 */
export function parseOrigins(text: string, languages: readonly string[]): Origins {
  const origins = new Map<string, ReadonlyMap<string, string>>();
  const repeatedKeys = new Set<string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [key = '', common = '', ...others] = line.split(' ');
    if (origins.has(key)) repeatedKeys.add(key);
    const exceptions = others.map((other) => other.split('=') as [string, string]);
    origins.set(key, new Map([...languages.map((tag) => [tag, common] as const), ...exceptions]));
  }
  for (const key of repeatedKeys) origins.delete(key);
  return origins;
}

/** Formats one line for each key, in the order of the keys, so that changes of different texts merge. */
export function formatOrigins(origins: Origins): string {
  const lines = [...origins].map(([key, hashes]) => {
    const common = findCommon([...hashes.values()]);
    const others = [...hashes].filter(([, each]) => each !== common);
    return [key, common, ...others.map((entry) => entry.join('=')).sort()].join(' ');
  });
  return `${lines.sort().join('\n')}\n`;
}

function findCommon(values: readonly string[]): string {
  const count = (value: string) => values.filter((each) => each === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}

/** The languages of each key whose translation nobody has read since English text and note have these hashes. */
export function findStale(
  english: ReadonlyMap<string, string>,
  origins: Origins,
  languages: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const stale = [...english].map(([key, current]) => {
    const hashes = origins.get(key);
    return [key, languages.filter((tag) => hashes?.get(tag) !== current)] as const;
  });
  return new Map(stale.filter(([, tags]) => tags.length > 0));
}

/** Records that languages have read texts with these hashes of English; forgets the keys that English lost. */
export function markRead(
  english: ReadonlyMap<string, string>,
  origins: Origins,
  read: ReadonlyMap<string, readonly string[]>,
): Origins {
  const entries = [...english].map(([key, current]) => {
    const tags = (read.get(key) ?? []).map((tag) => [tag, current] as const);
    return [key, new Map([...(origins.get(key) ?? []), ...tags])] as const;
  });
  return new Map(entries.filter(([, hashes]) => hashes.size > 0));
}

/** Reads the committed file. */
export function readOrigins(languages: readonly string[]): Origins {
  return parseOrigins(readFileSync(path, 'utf8'), languages);
}

/** Writes the committed file. */
export function writeOrigins(origins: Origins): void {
  writeFileSync(path, formatOrigins(origins));
}
