import { createContext, useContext } from 'react';
import type { OwnGameType } from '#engine/ownGame.ts';

/** The types of a player's own game by their ids. */
export type OwnTypes = ReadonlyMap<string, OwnGameType>;

/** The types of the own game in use; empty in an official game. */
export const OwnTypesContext = createContext<OwnTypes>(new Map());

/** The types of the own game in use; empty in an official game. */
export function useOwnTypes(): OwnTypes {
  return useContext(OwnTypesContext);
}

/** The first letter of the name, in upper case. */
export function firstLetter(name: string): string {
  const [letter = ''] = name;
  return letter.toUpperCase();
}
