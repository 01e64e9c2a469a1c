import { maxSetLength } from '#core/pokedex/names/inputText.ts';

/** Whether a Pokémon is in the party, in a box of the PC, or has fainted for the rest of the run. */
export const boxMarks = ['team', 'box', 'fainted'] as const;
export type BoxMark = (typeof boxMarks)[number];

/** A Pokémon that the player owns. */
export type BoxPokemon = {
  /** Unique in its list; a Pokémon of a save file has the same one each time. */
  id: string;
  /** It as Showdown's text, with its level. */
  set: string;
  mark: BoxMark;
};

/** Maximum number of Pokémon in a list; the largest boxes of the games have 960. */
export const maxBoxPokemon = 1000;

const maxIdLength = 60;

/** Parses a Pokémon of a stored list, with the fields that a newer version may have added; undefined if it is invalid. */
export function parseBoxPokemon(value: unknown): BoxPokemon | undefined {
  const { id, set, mark } = (value ?? {}) as Partial<Record<keyof BoxPokemon, unknown>>;
  const knownMark = boxMarks.find((each) => each === mark);
  const isText = (text: unknown, maxLength: number): text is string =>
    typeof text === 'string' && text !== '' && text.length <= maxLength;
  return knownMark && isText(id, maxIdLength) && isText(set, maxSetLength)
    ? { ...(value as object), id, set, mark: knownMark }
    : undefined;
}

/** The level in a set; undefined if it has none. */
export function levelOfSet(set: string): number | undefined {
  const [, level] = /^Level: (\d{1,3}) *$/m.exec(set) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** How many Pokémon were added, changed, and left out because the list is full. */
export type MergeResult = {
  pokemon: readonly BoxPokemon[];
  added: number;
  changed: number;
  leftOut: number;
};

/**
 * Adds Pokémon to a list. One that is in it gets its new set, and its new mark unless it has fainted. With `isWhole` the
 * new ones are the whole save of the player, so that no other Pokémon is in the party any more.
 */
export function mergePokemon(
  current: readonly BoxPokemon[],
  incoming: readonly BoxPokemon[],
  isWhole: boolean,
): MergeResult {
  const incomingById = new Map(incoming.map((each) => [each.id, each]));
  const currentIds = new Set(current.map(({ id }) => id));
  const merged = current.map((each): BoxPokemon => {
    const next = incomingById.get(each.id);
    if (!next) return isWhole && each.mark === 'team' ? { ...each, mark: 'box' } : each;
    const mark = each.mark === 'fainted' ? each.mark : next.mark;
    return next.set === each.set && mark === each.mark ? each : { ...each, ...next, mark };
  });
  const added = [...incomingById.values()].filter(({ id }) => !currentIds.has(id));
  const free = Math.max(0, maxBoxPokemon - merged.length);
  return {
    pokemon: [...merged, ...added.slice(0, free)],
    added: Math.min(free, added.length),
    changed: merged.filter((each, index) => each !== current[index]).length,
    leftOut: Math.max(0, added.length - free),
  };
}
