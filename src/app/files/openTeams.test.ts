import { describe, expect, it } from 'vitest';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { maxTeams, openTeams } from './openTeams.ts';

loadMovesFromDisk();

const open = (text: string) => openTeams(text, pokedex, 'default', 12);

describe('the visible part of a pasted text', () => {
  it('is a whole team', async () => {
    const { teams, ...counts } = await open('=== A ===\n\nMew\n- Foo\n');
    expect(teams).toMatchObject([{ name: 'A', members: [{ attacks: [] }], memberCount: 1 }]);
    expect(counts).toEqual({
      teamCount: 1,
      unreadableLines: [{ line: 4, text: '- Foo', why: 'move' }],
      unreadableLineCount: 1,
    });
  });

  it('is the first teams and unread lines of a long text, with the counts of all', async () => {
    const { teams, unreadableLines, ...counts } = await open(
      `${'=== A ===\nMew\n'.repeat(1500)}${'Mew\n'.repeat(20)}${'foomon\n'.repeat(60)}`,
    );
    expect([teams.length, unreadableLines.length]).toEqual([maxTeams, 50]);
    expect(counts).toEqual({ teamCount: 1500, unreadableLineCount: 60 });
  });

  it('is the first members of a team with too many', async () => {
    const { teams } = await open('Mew\n'.repeat(20));
    expect(teams.map(({ members, memberCount }) => [members.length, memberCount])).toEqual([
      [12, 20],
    ]);
  });

  it('is read in the generation of its heading', async () => {
    const text =
      '=== [gen1ou] Old ===\n\nClefable\n- Bite\n\nMagneton\n\n=== [gen4ou] A ===\n\nTogekiss\n\n=== B ===\n\nMew\n- Bite\n';
    const { teams, unreadableLines } = await open(text);
    expect(unreadableLines).toEqual([]);
    expect(teams.map(({ ruleset }) => ruleset)).toEqual(['gen1', 'gen2', 'default']);
    expect(teams.map(({ members }) => members[0]?.attacks)).toEqual([['Bite'], [], ['Bite']]);
  });

  it.each([
    ['emerald', '[gen4ou]', 'emerald'],
    ['emerald', '[gen9ou]', 'default'],
    ['champions', '[gen9vgc2026]', 'champions'],
    ['default', '[gen1ou]', 'gen1'],
    [readyMadeGames[0]!, '[gen1ou]', readyMadeGames[0]!],
  ] as const)(
    'stays in a game of the same era, and in an own game: %j',
    async (ruleset, format, expected) => {
      const { teams } = await openTeams(`=== ${format} A ===\n\nClefable\n`, pokedex, ruleset, 12);
      expect(teams[0]?.ruleset).toBe(expected);
    },
  );

  it('is empty for an empty text', async () => {
    expect(await open('')).toEqual({
      teams: [],
      teamCount: 0,
      unreadableLines: [],
      unreadableLineCount: 0,
    });
  });
});
