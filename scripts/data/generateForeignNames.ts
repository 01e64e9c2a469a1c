// docs/data.md says where the facts of src/core/formats/showdown/read/foreignNames.json come from.
import { readdirSync, readFileSync } from 'node:fs';
import { toID } from '@pkmn/sim';
import { fold } from '#core/pokedex/names/fold.ts';
import { joinWords } from '#core/pokedex/search/nameIndex.ts';

type Names = Readonly<Record<string, string>>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The sections of the file; those of the app's texts have the same names, but for the status moves. */
const sections = ['types', 'abilities', 'items', 'statusMoves'] as const;

type Section = (typeof sections)[number];

/**
 * The text of src/core/formats/showdown/read/foreignNames.json: by id, the English name of each type, ability, item
 * and status move and its other names, as the tables and the app have them. A name of several ids is left out.
 */
export function generateForeignNames(): string {
  const locales = readdirSync('public/locales').map((file) => read(`public/locales/${file}`));
  const tables: Readonly<Record<Section, Readonly<Record<string, Names>>>> = {
    types: {},
    abilities: read('data/abilityNames.json'),
    items: read('data/itemNames.json'),
    statusMoves: read('data/statusMoveNames.json'),
  };
  const english = read('public/locales/en.json');
  const parts = sections.map((section) => {
    const names = new Map<string, string[]>();
    const add = (id: string, name: string) =>
      names.set(toID(id), [...(names.get(toID(id)) ?? []), name]);
    for (const [id, { en = '' }] of Object.entries(tables[section])) add(id, en);
    const appIds = Object.keys(english[section] ?? {});
    for (const id of appIds) add(id, english[section][id]);
    for (const [id, row] of Object.entries(tables[section]))
      for (const name of Object.values(row)) add(id, name);
    for (const locale of locales) for (const id of appIds) add(id, locale[section][id]);
    return `  "${section}": {\n${formatSection(names)}\n  }`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

function formatSection(names: ReadonlyMap<string, readonly string[]>): string {
  const keyOf = (name: string) => joinWords(fold(name));
  const idsByKey = new Map<string, Set<string>>();
  for (const [id, all] of names)
    for (const name of all) {
      const key = keyOf(name);
      idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id));
    }
  const lines = [...names].sort().map(([id, [en = '', ...others]]) => {
    const own = new Map([[keyOf(en), en]]);
    for (const name of others) {
      const key = keyOf(name);
      if (idsByKey.get(key)?.size === 1 && !own.has(key))
        own.set(key, name.replaceAll('\u00ad', ''));
    }
    return `    "${id}": ${JSON.stringify([...own.values()].join('|'))}`;
  });
  return lines.join(',\n');
}
