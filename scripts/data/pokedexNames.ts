// The names of public/pokedex.json, from data/. docs/data.md says how they are written.
import { readFileSync } from 'node:fs';
import type { Species } from '@pkmn/dex';

const languages = 'en de es fr it ja ja-Hrkt ko pt-BR zh-Hans zh-Hant'.split(' ');

/** Names by language code, holding only what differs from English. */
export type Names = { en: string; [language: string]: string };

const speciesNames = readNames('speciesNames.json');
const formNames = readNames('formNames.json');
const typeNames = readNames('typeNames.json');
const silvallyNames: Record<string, Record<string, string>> = readNames('silvallyNames.json');

function readNames(file: string): Record<string, Names> {
  return JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));
}

function namesOf(table: Record<string, Names>, key: string | number): Names {
  const names = table[key];
  if (!names) throw new Error(`data/ has no names for ${key}.`);
  return names;
}

function nameIn(language: string, names: Names): string {
  return names[language] ?? (language === 'ja-Hrkt' ? names.ja : undefined) ?? names.en;
}

/** The name in English and in every language where it differs. */
function distinctNames(nameBy: (language: string) => string): Names {
  const english = nameBy('en');
  const otherLanguages = languages.filter((language) => nameBy(language) !== english);
  return {
    en: english,
    ...Object.fromEntries(otherLanguages.map((language) => [language, nameBy(language)])),
  };
}

/** A form's row: by its full name (Zacian-Crowned), its kind of mega, or its forme. */
function formRow({ name, forme, baseSpecies, types }: Species): Names {
  const row = formNames[name];
  if (row) return row;
  const typedForm = namesOf(formNames, '{type}');
  if (baseSpecies === 'Arceus') return typedForm;
  // In Japanese the games name Silvally's types after its memories.
  if (baseSpecies === 'Silvally') return { ...typedForm, ...silvallyNames[types[0]] };
  return namesOf(formNames, /Mega(-[XYZ])?$/.exec(forme)?.[0] ?? forme);
}

/** The names of the species, which all its forms share; throws if `data/` has none. */
export function speciesNamesOf({ num }: Species): Names {
  const names = namesOf(speciesNames, num);
  return distinctNames((language) => nameIn(language, names));
}

/** The names of the form, none for a base species; throws if `data/` has none. */
export function formNamesOf(species: Species): Partial<Names> {
  if (species.forme === '') return {};
  const template = formRow(species);
  const ownSpeciesNames = namesOf(speciesNames, species.num);
  const ownTypeNames = namesOf(typeNames, species.types[0]);
  return distinctNames((language) =>
    nameIn(language, template)
      .replace('{species}', nameIn(language, ownSpeciesNames))
      .replace('{type}', nameIn(language, ownTypeNames)),
  );
}
