import { expect } from 'vitest';
import type { Ruleset } from '#engine/ruleset.ts';
import { readShowdown } from '#showdown/readTeam.ts';
import type { ShowdownMember } from '#showdown/team.ts';
import { pokedex } from './pokedexOnDisk.ts';

/** Reads the members of a Showdown text, whose lines must all be known. */
export function readMembers(text: string, ruleset: Ruleset = 'default'): ShowdownMember[] {
  const { teams, unreadableLines } = readShowdown(text, pokedex, ruleset);
  expect(unreadableLines).toEqual([]);
  return teams.flatMap(({ members }) => members);
}
