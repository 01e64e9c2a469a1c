import { expect, it } from 'vitest';
import { emptyBattle, formatBattle } from '#core/links/battle.ts';
import { emptyList, formatList } from '#core/links/coverage.ts';
import { emptyOffense, formatOffense } from '#core/links/offense.ts';
import { emptyMember, emptyTeam, formatTeam, type Member } from '#core/links/team.ts';
import { needsMoves } from './linkedMoves.ts';

const attacker: Member = { ...emptyMember, pokemon: 'pikachu', attacks: ['ice', 'Earthquake'] };
const named: Member = { ...emptyMember, attacks: ['ice', 'freeze_dry'], nickname: 'A.B-C' };

it.each([
  ['a team', formatTeam({ ...emptyTeam, members: [named, attacker] }), true],
  ['a team without moves', formatTeam({ ...emptyTeam, members: [named] }), false],
  ['a battle', formatBattle({ ...emptyBattle, us: [attacker] }), true],
  ['the other side of a battle', formatBattle({ ...emptyBattle, them: [named, attacker] }), true],
  ['attacks', formatOffense({ ...emptyOffense, attacks: [{ strike: 'Earthquake' }] }), true],
  ['a question', formatList({ ...emptyList, learns: 'Earthquake' }), true],
  ['types', formatOffense({ ...emptyOffense, attacks: [{ strike: 'freeze_dry' }] }), false],
])('the link of %s needs the file of moves if it has a move without rules', (_, link, isNeeded) => {
  expect(needsMoves([new URLSearchParams(), link])).toBe(isNeeded);
});
