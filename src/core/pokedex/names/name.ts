import type { Names, Pokemon } from '#core/pokedex/pokemon.ts';

/** The name in the language, or else in English; undefined if it has neither. */
export function nameIn(language: string, names: Names): string | undefined {
  return names[language] ?? names.en;
}

/** The species' name and, if present, the form's in parentheses, in the language or else in English. */
export function displayName(language: string, { speciesNames, formNames }: Pokemon): string {
  const species = nameIn(language, speciesNames) ?? '';
  const form = nameIn(language, formNames);
  if (!form) return species;
  return /^(ja|zh)/.test(language) ? `${species}（${form}）` : `${species} (${form})`;
}
