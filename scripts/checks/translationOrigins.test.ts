import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { plainKeys, plural, readAllLocales } from '../build/locales.ts';
import {
  findNote,
  findStale,
  formatOrigins,
  hashTexts,
  markRead,
  parseOrigins,
  readNotes,
  readOrigins,
} from '../build/translationOrigins.ts';

const otherLanguages = languages.filter((tag) => tag !== 'en');
const locales = readAllLocales();
const english = locales.get('en') ?? new Map<string, string>();
const notes = readNotes();

describe('the translations', () => {
  // If this fails, read the translations of these texts: npm run translations, then npm run translations -- --read
  it('were all read since their English texts changed', () => {
    expect(
      Object.fromEntries(
        findStale(hashTexts(english, notes), readOrigins(otherLanguages), otherLanguages),
      ),
    ).toEqual({});
  });

  it('have no record of texts that are gone', () => {
    const keys = [...readOrigins(otherLanguages).keys()];
    expect(keys.filter((key) => !plainKeys(english).has(key))).toEqual([]);
  });

  it('have notes only for texts, sections and placeholders that exist', () => {
    const texts = [...english.values()].join('\n');
    const keys = [...plainKeys(english)].map((key) => `${key}.`);
    const exists = (name: string) =>
      name.startsWith('{{') ? texts.includes(name) : keys.some((key) => key.startsWith(`${name}.`));
    expect(Object.keys(notes).filter((name) => !exists(name))).toEqual([]);
  });

  // A text alone says too little to a translator if it is short, and nothing of what its placeholders hold.
  it('have a note for each text below five words, and for each placeholder', () => {
    const without = [...english].flatMap(([key, text]) => {
      const note = findNote(notes, key.replace(plural, ''), text);
      const names = text.match(/\{\{\w+\}\}/g) ?? [];
      const isClear = names.every((name) => note.includes(name));
      return isClear && (note !== '' || text.split(' ').length >= 5) ? [] : [key];
    });
    expect(without).toEqual([]);
  });

  it('have every word of the glossary, and use it', () => {
    const glossary: Record<string, Record<string, string>> = JSON.parse(
      readFileSync('data/glossary.json', 'utf8'),
    );
    const plain = (text = '') => text.replaceAll('\u00ad', '').toLowerCase();
    for (const [word, { meaning, key, ...names }] of Object.entries(glossary)) {
      expect([word, Object.keys(names).sort(), Boolean(meaning)]).toEqual([
        word,
        [...languages].sort(),
        true,
      ]);
      for (const tag of key ? languages : []) {
        expect([tag, plain(locales.get(tag)?.get(key ?? ''))]).toEqual([tag, plain(names[tag])]);
      }
    }
  });
});

describe('the record', () => {
  const tags = ['de', 'fr', 'ja'];
  const texts = new Map([
    ['a.save', 'Save'],
    ['a.teams_one', '{{count}} team'],
    ['a.teams_other', '{{count}} teams'],
  ]);
  const allRead = (keys: readonly string[]) => new Map(keys.map((key) => [key, tags]));
  const hashes = hashTexts(texts, {});
  const origins = markRead(hashes, new Map(), allRead(['a.save', 'a.teams']));

  it('has nothing stale once all are read', () => {
    expect(findStale(hashes, origins, tags)).toEqual(new Map());
  });

  it.each([
    ['a changed text', 'a.save', 'Keep', 'a.save'],
    ['a changed form of a plural', 'a.teams_one', 'one team', 'a.teams'],
    ['a new text', 'a.new', 'New', 'a.new'],
  ])('is stale in every language for %s', (_, key, text, stale) => {
    const changed = hashTexts(new Map(texts).set(key, text), {});
    expect(findStale(changed, origins, tags)).toEqual(new Map([[stale, tags]]));
  });

  it.each([
    ['its note', { 'a.save': 'A button.' }, ['a.save']],
    ['the note of its section', { a: 'Buttons.' }, ['a.save', 'a.teams']],
    ['the meaning of its placeholder', { '{{count}}': 'A number.' }, ['a.teams']],
  ])('is stale in every language for a text with a change of %s', (_, changed, stale) => {
    expect([...findStale(hashTexts(texts, changed), origins, tags).keys()]).toEqual(stale);
  });

  it('stays stale for the languages that have not read it', () => {
    const changed = hashTexts(new Map(texts).set('a.save', 'Keep'), {});
    const read = markRead(changed, origins, new Map([['a.save', ['de']]]));
    expect(findStale(changed, read, tags)).toEqual(new Map([['a.save', ['fr', 'ja']]]));
    expect(formatOrigins(read)).toMatch(
      /^a\.save [0-9a-f]{8} de=[0-9a-f]{8}\na\.teams [0-9a-f]{8}\n$/,
    );
  });

  it('is the same after it was written and read', () => {
    const read = markRead(
      hashTexts(new Map(texts).set('a.save', 'Keep'), {}),
      origins,
      new Map([['a.save', ['ja']]]),
    );
    expect(parseOrigins(formatOrigins(read), tags)).toEqual(read);
  });

  it('counts a text that a merge left twice as unread', () => {
    const merged = parseOrigins(`${formatOrigins(origins)}a.save 00000000\n`, tags);
    expect(findStale(hashes, merged, tags)).toEqual(new Map([['a.save', tags]]));
  });

  it('forgets a text that English lost', () => {
    const shorter = hashTexts(new Map([['a.save', 'Save']]), {});
    expect([...markRead(shorter, origins, new Map()).keys()]).toEqual(['a.save']);
  });
});
