import { expect } from 'vitest';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { pokedex } from './pokedexOnDisk.ts';

/** Reads the members of a Showdown text, whose lines must all be known. */
export function readMembers(text: string, ruleset: Ruleset = 'default'): ShowdownMember[] {
  const { teams, unreadableLines } = readShowdown(text, pokedex, ruleset);
  expect(unreadableLines).toEqual([]);
  return teams.flatMap(({ members }) => members);
}
