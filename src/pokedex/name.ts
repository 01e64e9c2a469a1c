import type { Names, Pokemon } from './pokemon.ts';

/** The name in the language; English where none is known. */
export function nameIn(language: string, names: Names): string | undefined {
  return names[language] ?? names.en;
}

/** The species' name and, if present, the form's in parentheses; English where none is known. */
export function displayName(language: string, { speciesNames, formNames }: Pokemon): string {
  const species = nameIn(language, speciesNames) ?? '';
  const form = nameIn(language, formNames);
  return form ? `${species} (${form})` : species;
}
