import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePokedex } from '#pokedex/pokemon.ts';
import { maxTeams, openTeams } from './openTeams.ts';

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));

const open = (text: string) => openTeams(text, pokedex, 'default', 12);

describe('what is shown of a pasted text', () => {
  it('is all of a team', async () => {
    const { teams, ...counts } = await open('=== A ===\n\nMew\n- Foo\n');
    expect(teams).toMatchObject([{ name: 'A', members: [{ attacks: [] }], memberCount: 1 }]);
    expect(counts).toEqual({
      teamCount: 1,
      unread: [{ line: 4, text: '- Foo', why: 'move' }],
      unreadCount: 1,
    });
  });

  it('is the beginning of what nobody could select or read, and how much there is', async () => {
    const { teams, unread, ...counts } = await open(
      `${'=== A ===\nMew\n'.repeat(1500)}${'Mew\n'.repeat(20)}${'foo\n'.repeat(60)}`,
    );
    expect([teams.length, unread.length]).toEqual([maxTeams, 50]);
    expect(counts).toEqual({ teamCount: 1500, unreadCount: 60 });
  });

  it('is as many members as fit, of a team with more', async () => {
    const { teams } = await open('Mew\n'.repeat(20));
    expect(teams.map(({ members, memberCount }) => [members.length, memberCount])).toEqual([
      [12, 20],
    ]);
  });

  it('is nothing of an empty text', async () => {
    expect(await open('')).toEqual({ teams: [], teamCount: 0, unread: [], unreadCount: 0 });
  });
});
