import { createContext, useContext } from 'react';
import type { OwnGameAbility, OwnGameType } from '#engine/ownGame.ts';

/** The types and abilities of a player's own game, with their names, by id. */
export type OwnNames = {
  types: ReadonlyMap<string, OwnGameType>;
  abilities: ReadonlyMap<string, OwnGameAbility>;
};

const noNames: OwnNames = { types: new Map(), abilities: new Map() };

/** The types and abilities of the own game in use; empty in an official game. */
export const OwnNamesContext = createContext(noNames);

/** Returns the types and abilities of the own game in use; none in an official game. */
export function useOwnNames(): OwnNames {
  return useContext(OwnNamesContext);
}

/** Returns the first letter of the name, in upper case. */
export function firstLetter(name: string): string {
  const [letter = ''] = name;
  return letter.toUpperCase();
}
