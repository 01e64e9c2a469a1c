import type { Names } from '#core/pokedex/pokemon.ts';

/** The names of trainers by their English one; a language without a name has the English one. */
export type TrainerNames = Readonly<Record<string, Names>>;

/** Parses the file of trainers; throws a TypeError if it is invalid. */
export function parseTrainers(json: unknown): TrainerNames {
  const isTable = typeof json === 'object' && json !== null && !Array.isArray(json);
  const names = isTable ? Object.values(json).flatMap((row) => Object.values(row)) : [undefined];
  if (!names.every((name) => typeof name === 'string'))
    throw new TypeError('The trainers are no table of names');
  return json as TrainerNames;
}

/** The marks between the trainers of one battle. */
const separator = /( & | \/ )/;

/** Returns the name of the trainers in the language: `Ben & Svenja` for Tate & Liza. */
export function translateTrainer(names: TrainerNames, trainer: string, language: string): string {
  const whole = nameIn(names, trainer, language);
  if (whole) return whole;
  return trainer
    .split(separator)
    .map((part) => nameIn(names, part, language) ?? part)
    .join('');
}

function nameIn(names: TrainerNames, trainer: string, language: string): string | undefined {
  const row = Object.hasOwn(names, trainer) ? names[trainer] : undefined;
  return row?.[language === 'ja-Hrkt' ? 'ja' : language];
}

/** Lists all names of the trainers, for the search. */
export function listTrainerNames(names: TrainerNames, trainer: string): string[] {
  const parts = [trainer, ...trainer.split(separator)];
  return parts.flatMap((part) => [
    part,
    ...(Object.hasOwn(names, part) ? Object.values(names[part] ?? {}) : []).map(String),
  ]);
}
