import { createContext, useContext } from 'react';
import type { OwnGame, OwnGameAbility, OwnGameType } from '#core/rulesets/ownGame.ts';

/** The types and abilities of a player's own game, with their names, and the moves that it changes, by id. */
export type OwnNames = {
  types: ReadonlyMap<string, OwnGameType>;
  abilities: ReadonlyMap<string, OwnGameAbility>;
  moves: OwnGame['moves'];
};

const noNames: OwnNames = { types: new Map(), abilities: new Map(), moves: undefined };

/** The types and abilities of the own game in use; empty in an official game. */
export const OwnNamesContext = createContext(noNames);

/** Returns the types and abilities of the own game in use; none in an official game. */
export function useOwnNames(): OwnNames {
  return useContext(OwnNamesContext);
}

/** Returns a function for the two letters that stand for an own type in its icon: "So" or "St". */
export function useTypeLetters(): (type: string) => string {
  const { types } = useOwnNames();
  return (type) => lettersOf(types).get(type) ?? firstLetters(type)[0]!;
}

const lettersByTypes = new WeakMap<OwnNames['types'], ReadonlyMap<string, string>>();

/** The letters of each type of a game; if possible no two types have the same. Memoized. */
export function lettersOf(types: OwnNames['types']): ReadonlyMap<string, string> {
  const memoized = lettersByTypes.get(types);
  if (memoized) return memoized;
  const letters = new Map<string, string>();
  const used = new Set<string>();
  for (const [type, { name }] of types) {
    const options = firstLetters(name);
    const option = options.find((each) => !used.has(each)) ?? options[0]!;
    used.add(option);
    letters.set(type, option);
  }
  lettersByTypes.set(types, letters);
  return letters;
}

/** The first letter of the name with each of the others, in their order. */
function firstLetters(name: string): string[] {
  const [first = '', ...others] = name.replace(/[^\p{L}\p{N}]/gu, '') || name;
  const start = first.toUpperCase();
  return others.length > 0 ? others.map((other) => start + other.toLowerCase()) : [start];
}
