import { TeamGenerators } from '@pkmn/randoms';
import { Dex, Teams } from '@pkmn/sim';
import { expect, it } from 'vitest';
import { formatBackups } from '#app/state/saved/formatBackups.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readBackup, writeTeams } from './backupText.ts';

loadMovesFromDisk();
Teams.setGeneratorFactory(TeamGenerators);

const find = (id?: string) => pokedex.find((pokemon) => pokemon.id === id);

/** The lines of the sets, without headings and spaces at the ends. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('==='));

/** Ten teams of the simulator's generator as Showdown exports them. */
function generateTeams(generation: number): string {
  return Array.from({ length: 10 }, (_, seed) => {
    const sets = Teams.generate(`gen${generation}randombattle`, { seed: `${seed},5,6,7` });
    const moves = (ids: readonly string[]) => ids.map((id) => Dex.moves.get(id).name);
    const text = Teams.export(sets.map((set) => ({ ...set, moves: moves(set.moves) })));
    return `=== [gen${generation}ou] Team ${seed} ===\n\n${text}\n`;
  }).join('\n');
}

it.each([3, 4, 5, 6, 7, 8, 9])(
  'ten random teams of generation %i are the same after the device and a backup file',
  async (generation) => {
    const text = generateTeams(generation);
    const imported = await readBackup(text, pokedex);
    expect(imported.unreadable).toEqual([]);
    const { teams } = await readBackup(formatBackups(imported)[0]!, pokedex);
    const savedTeams = teams.map((team, index) => ({ ...team, id: `${index}` }));
    expect(linesOf(await writeTeams(savedTeams, find))).toEqual(linesOf(text));
  },
);
