import { readFileSync } from 'node:fs';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';
import { writeZxLog } from '#tests/ownGame/logWriters.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';

/** As many trainers as Platinum has. */
const trainerCount = 927;

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length]!;

/**
 * A log of Platinum in which every Pokémon has other types and every trainer another team, of about the number of
 * characters: the lists of moves are as long as that needs.
 */
export function writeLargeLog(length: number): string {
  const moves: string[] = Object.keys(JSON.parse(readFileSync('public/moves.json', 'utf8')).moves);
  const types = chartIn('gen2').types.map((type) => type.toUpperCase());
  const names = pokedex
    .filter((pokemon) => existsIn('platinum', pokemon.generation) && !pokemon.formNames.en)
    .map(({ speciesNames }) => speciesNames.en!.toUpperCase());
  const write = (moveCount: number) =>
    writeZxLog({
      game: 'Pokemon Platinum (U)',
      pokemon: names.map((name, index) => ({
        ...{ number: index + 1, name, abilities: ['Levitate', 'Static'] },
        types: [at(types, index * 5), at(types, index * 5 + 1)],
      })),
      learnsets: names.map((name, row) => ({
        name,
        moves: Array.from(
          { length: moveCount },
          (_, index) =>
            [1 + Math.floor((index * 99) / moveCount), at(moves, row * 7 + index)] as const,
        ),
      })),
      trainers: Array.from({ length: trainerCount }, (_, trainer) => ({
        number: trainer,
        name: `Trainer ${trainer}`,
        team: Array.from({ length: 1 + (trainer % 6) }, (_, index) => ({
          ...{ name: at(names, trainer * 11 + index), item: 'Oran Berry' },
          level: 1 + (trainer % 100),
        })),
      })),
    }).text;
  const lengthOf = (moveCount: number) => write(moveCount).length;
  const start = lengthOf(0);
  return write(Math.round((length - start) / (lengthOf(1) - start)));
}
