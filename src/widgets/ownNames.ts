import { createContext, useContext } from 'react';
import type { OwnGameAbility, OwnGameType } from '#engine/ownGame.ts';

/** What a player's own game names, by id. */
export type OwnNames = {
  types: ReadonlyMap<string, OwnGameType>;
  abilities: ReadonlyMap<string, OwnGameAbility>;
};

const noNames: OwnNames = { types: new Map(), abilities: new Map() };

/** The names of the own game in use; empty in an official game. */
export const OwnNamesContext = createContext(noNames);

/** The types and abilities that the own game in use names; none in an official game. */
export function useOwnNames(): OwnNames {
  return useContext(OwnNamesContext);
}

/** The first letter of the name, in upper case. */
export function firstLetter(name: string): string {
  const [letter = ''] = name;
  return letter.toUpperCase();
}
