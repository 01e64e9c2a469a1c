import { readFileSync } from 'node:fs';
import {
  type Comparison,
  countDifferences,
  type Explanations,
  type Row,
} from './countDifferences.ts';
import { pokedex } from './pokedexOnDisk.ts';

type Names = Readonly<Record<string, string>>;

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const otherScript = 'Their list has characters of the other Chinese script.';
const officialPokedex = 'The official Pokédex of Taiwan has ours.';
const newerName = 'PKHeX has the name of older games.';

/** docs/data.md has them in "Where PokéAPI’s names are not followed". */
const explainedNames = {
  'zh-Hans 312': otherScript,
  'zh-Hans 973': otherScript,
  'zh-Hans 990': otherScript,
  'zh-Hans 1022': otherScript,
  'zh-Hans 1023': otherScript,
  'zh-Hant 1022': otherScript,
  'zh-Hant 1023': otherScript,
  'zh-Hant 956': officialPokedex,
  'zh-Hant 983': officialPokedex,
  'es volt_absorb in PKHeX': newerName,
  'es air_lock in PKHeX': newerName,
  'zh-Hant dazzling in PKHeX': 'Two ways to write one character.',
} as const satisfies Explanations;

/** The languages of the games whose names are compared. */
export const namedLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
] as const;

/** The names of the species, as the app has them, with those of PokéAPI. */
function listSpecies(): Row[] {
  const ours = new Map(pokedex.map(({ number, speciesNames }) => [Number(number), speciesNames]));
  const theirs = readJson<Record<string, readonly string[]>>('tests/pokeApiNames.json');
  return namedLanguages.flatMap((language) =>
    (theirs[language] ?? []).map((name, index) => {
      const names = ours.get(index + 1);
      return { id: `${language} ${index + 1}`, ours: names?.[language] ?? names?.en, theirs: name };
    }),
  );
}

/** The terms on the screen, with those of the games in PokéAPI. */
function listTerms(): Row[] {
  const terms = readJson<Record<string, Record<string, Names>>>('data/officialTerms.json');
  return namedLanguages.flatMap((language) => {
    const texts = readJson<Record<string, Names>>(`public/locales/${language}.json`);
    return Object.entries(terms).flatMap(([section, names]) =>
      Object.entries(names).flatMap(([name, { [language]: theirs }]) => {
        const ours = texts[section]?.[name]?.replaceAll('\u00ad', '');
        return theirs ? [{ id: `${language} ${section} ${name}`, ours, theirs }] : [];
      }),
    );
  });
}

/** The names of abilities in PokéAPI, with those in the text of the games that PKHeX has. */
function listAbilities(): Row[] {
  const { abilities = {} } =
    readJson<Record<string, Record<string, Names>>>('data/officialTerms.json');
  const theirNames = readJson<Record<string, Names>>('data/abilityNames.json');
  return Object.entries(abilities).flatMap(([ability, names]) =>
    namedLanguages.flatMap((language) => {
      const theirs = theirNames[ability]?.[language]?.replaceAll("'", '’');
      const ours = names[language];
      return ours && theirs ? [{ id: `${language} ${ability} in PKHeX`, ours, theirs }] : [];
    }),
  );
}

/** The names of species, types, abilities and moves with rules, with those of two other sources. */
export function compareNames(): Comparison {
  const rows = [...listSpecies(), ...listTerms(), ...listAbilities()];
  return { program: 'PokéAPI (2026-08), PKHeX', ...countDifferences(rows, explainedNames) };
}
