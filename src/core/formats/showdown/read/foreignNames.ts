import { foldRecent } from '#core/pokedex/names/foldRecent.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { joinWords } from '#core/pokedex/search/nameIndex.ts';
import foreignNames from './foreignNames.json' with { type: 'json' };

type Section = keyof typeof foreignNames;

/** The id and the name in Showdown. */
type EnglishName = { id: string; name: string };

const separator = '|';

function indexSection(section: Section): ReadonlyMap<string, EnglishName> {
  const names = new Map<string, EnglishName>();
  for (const [id, text] of Object.entries(foreignNames[section])) {
    const [name = '', ...others] = text.split(separator);
    for (const each of [name, ...others]) names.set(nameKey(each), { id, name });
  }
  return names;
}

const indexes: Partial<Record<Section, ReadonlyMap<string, EnglishName>>> = {};

function findEnglishName(section: Section, name: string): EnglishName | undefined {
  indexes[section] ??= indexSection(section);
  return indexes[section].get(nameKey(name));
}

/** Whether a language has a status move with the name. */
export function isStatusMove(name: string): boolean {
  return findEnglishName('statusMoves', name) !== undefined;
}

/**
 * The name of the type, ability, item or status move in Showdown, by its name in any language of the app or
 * the games; one that is English or unknown stays as it is.
 */
export function translateName(section: Section, name: string): string {
  const english = findEnglishName(section, name);
  return english && english.id !== showdownId(name) ? english.name : name;
}

/** The name without case, accents, spaces and punctuation. */
export function nameKey(name: string): string {
  return joinWords(foldRecent(name));
}
