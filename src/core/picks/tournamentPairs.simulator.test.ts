import { readFileSync } from 'node:fs';
import { Dex, toID } from '@pkmn/sim';
import { expect, it } from 'vitest';
import type { DoublesPokemon, DoublesSituation } from '#core/doubles/doubles.ts';
import { isPairAbility } from '#core/doubles/pairAbilityName.ts';
import { attacksOnField, type PairFighter, pairDamageOf } from '#core/doubles/pairFighter.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { worldIn } from '#core/hit/situation.ts';
import { abilities } from '#core/rules/ability.ts';
import { moves as ownMoves } from '#core/rules/move.ts';
import { simulateDoubles } from '#tests/doubles/simulateDoubles.ts';
import { isLeftOut } from '#tests/leftOut.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { createPairFighter } from './pairFighter.ts';
import { memberFromShowdown } from './showdownMember.ts';

/*
 * Ten teams of tournaments, pasted as players paste them: each against each other, every number of what their
 * pairs do to each other and to their partners, against the battle simulator @pkmn/sim and its own reading of the sets.
 */

loadMovesFromDisk();
const { teams }: { teams: readonly (readonly string[])[] } = JSON.parse(
  readFileSync(new URL('../../../tests/doubles/tournamentTeams.json', import.meta.url), 'utf8'),
);
const ruleset = 'default';
const world = worldIn(ruleset);

/** A member of a pasted team, and the same set for the simulator. */
type PastedMember = {
  fighter: PairFighter;
  simulated: DoublesPokemon;
  attacks: readonly SimulatedMove[];
};

/** A damaging move as the simulator takes it. */
type SimulatedMove = { id: string; attack: DoublesSituation['attack'] };

/** The parts of a line such as `Clefairy @ Eviolite|Friend Guard|Grass|Follow Me/Protect`. */
function splitLine(line: string) {
  const [head = '', ability = '', tera = '', moveText = ''] = line.split('|');
  const [species = '', item = ''] = head.split(' @ ');
  return { head, species, item, ability, tera, moves: moveText.split('/') };
}

function formatSet(line: string): string {
  const { head, ability, tera, moves } = splitLine(line);
  const moveLines = moves.map((move) => `- ${move}`);
  return [head, `Ability: ${ability}`, 'Level: 50', `Tera Type: ${tera}`, ...moveLines].join('\n');
}

function paste(team: readonly string[]): PastedMember[] {
  const text = `=== [gen9vgc2024regg] Team ===\n\n${team.map(formatSet).join('\n\n')}`;
  return readShowdown(text, pokedex, ruleset).teams[0]!.members.map(
    ({ pokemon, ...rest }, index) => {
      const member = memberFromShowdown(ruleset, { ...rest, pokemon }, true);
      return {
        fighter: createPairFighter({ ruleset, typeCount: 2 }, member, pokemon),
        ...simulate(team[index]!),
      };
    },
  );
}

/** The set for the simulator, without what docs/effects.md leaves out. */
function simulate(line: string): Omit<PastedMember, 'fighter'> {
  const { species, item, ability, moves } = splitLine(line);
  const id = ability.toLowerCase().replaceAll(' ', '_');
  const hasRule = Object.hasOwn(abilities, id) || isPairAbility(id);
  const { types } = Dex.species.get(species);
  const simulated = {
    typing: types.map((type) => type.toLowerCase()),
    abilities: hasRule || !isLeftOut(ability, 9) ? [ability] : [],
    item: isLeftOut(item, 9) ? undefined : item,
  };
  const attacks = moves
    .map((name) => Dex.moves.get(name))
    .filter(({ category, damageCallback }) => category !== 'Status' && !damageCallback)
    .map((move) => ({
      id: move.id,
      attack: {
        move: Object.keys(ownMoves).find((each) => toID(each) === move.id) ?? { id: move.id },
        // Ivy Cudgel has the other type of its user.
        ...(move.id === 'ivycudgel' && { type: types[1]!.toLowerCase() }),
      },
    }));
  return { simulated, attacks } as unknown as Omit<PastedMember, 'fighter'>;
}

/** Each number of the pair's attacks, and which of them are not those of the simulator. */
function compare(pair: readonly PastedMember[], foes: readonly PastedMember[]) {
  const differences: string[] = [];
  let count = 0;
  for (const [index, user] of pair.entries()) {
    const partner = pair[1 - index]!;
    const [foe1, foe2] = foes as [PastedMember, PastedMember];
    const ours = attacksOnField(
      {
        ...{ user: user.fighter, partner: partner.fighter },
        foes: [foe1.fighter, foe2.fighter],
      },
      { field: { world, conditions: [] } },
    );
    for (const { id, attack } of user.attacks) {
      const { targets, draws, isWide } = ours.find(
        ({ attack: { move } }) => toID(typeof move === 'object' ? move.id : move) === id,
      )!;
      for (const aim of ['foe1', 'foe2'] as const) {
        const hits = simulateDoubles(
          {
            ...{ attack, aim, user: user.simulated, partner: partner.simulated },
            foes: [foe1.simulated, foe2.simulated],
          },
          9,
        );
        for (const place of isWide ? (['foe1', 'foe2', 'partner'] as const) : [aim]) {
          if (draws[aim]) continue;
          count += 1;
          const expected = hits[place]?.multiplier ?? 0;
          const range = [targets[place]?.low, targets[place]?.high].map((hit) =>
            hit ? pairDamageOf(hit) : 0,
          );
          if (range.some((own) => Math.abs(own - expected) > 0.001 * expected)) {
            differences.push(
              `${id} of ${user.simulated.typing} on ${place}: ${range} instead of ${expected}`,
            );
          }
        }
      }
    }
  }
  return { count, differences };
}

const pastedTeams = teams.map(paste);
const pairings = pastedTeams.flatMap((_, index) =>
  pastedTeams.slice(index + 1).map((__, other) => [index, index + 1 + other] as const),
);

it.each(pairings)('team %i against team %i', (one, other) => {
  const [us, them] = [pastedTeams[one]!, pastedTeams[other]!];
  const places = [0, 2, 4].map((start) => [start, start + 2] as const);
  const results = places.flatMap(([start, end]) => {
    const [ours, theirs] = [us.slice(start, end), them.slice(start, end)];
    return [compare(ours, theirs), compare(theirs, ours)];
  });
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
  expect(results.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(50);
});
