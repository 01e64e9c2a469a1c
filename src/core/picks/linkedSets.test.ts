import { expect, it } from 'vitest';
import formItems from '#core/formats/showdown/read/formItems.json' with { type: 'json' };
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import {
  type BattleState,
  emptyBattle,
  formatBattle,
  formatStoredBattle,
  parseBattle,
} from '#core/links/battle.ts';
import { wordsIn } from '#core/links/linkWords.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { type Dice, diceOf } from '#tests/dice.ts';
import { listIn } from '#tests/gameLists.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { findPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { hasNewValues } from '#tests/runs.ts';
import { memberFromShowdown } from './showdownMember.ts';
import { createSide } from './side.ts';
import { type MegaTable, megasIn } from './unknownMegas.ts';

loadMovesFromDisk();

const games = ['x-y', 'legends-za', 'champions'] as const;
const stones = Object.entries(formItems);

/** A set of a Pokémon that may have a Mega Evolution, with its stone, another item or none. */
function randomSet(megas: MegaTable, list: readonly Pokemon[], { one }: Dice): string {
  const id = one([one([...megas.keys()]), one(list).id]);
  const ownStones = stones.filter(([, { forms }]) =>
    megas.get(id)?.some((mega) => forms.includes(mega.id)),
  );
  const item = one([
    ...ownStones.map(([stone]) => stone),
    ...['Leftovers', 'Air Balloon', one(stones)[0], undefined],
  ]);
  return [`${id}${item ? ` @ ${item}` : ''}`, `- ${one(['Protect', 'Surf', 'Earthquake'])}`].join(
    '\n',
  );
}

it.each(games)('a battle of %s whose sets were pasted has the same numbers as its link', (game) => {
  const settings = { ruleset: game, typeCount: 2 } as const;
  const ids = new Set(listIn(game).map(({ id }) => id));
  const list = pokedex.filter((pokemon) => ids.has(pokemon.id));
  const megas = megasIn(game, list);
  const dice = diceOf(hasNewValues ? Date.now() % 1_000_000 : 611);
  let offered = 0;
  for (let round = 0; round < (hasNewValues ? 300 : 40); round++) {
    const [us, them] = ['us', 'them'].map(() => {
      const text = Array.from({ length: 6 }, () => randomSet(megas, list, dice)).join('\n\n');
      const members = readShowdown(text, pokedex, game).teams.flatMap((team) => team.members);
      return members.map((member) => memberFromShowdown(game, member, true));
    });
    const state: BattleState = { ...emptyBattle, us: us!, them: them! };
    for (const format of [formatBattle, formatStoredBattle]) {
      const { state: linked, ignored } = parseBattle(
        new URLSearchParams(format(state).toString()),
        wordsIn(game),
      );
      expect(ignored).toEqual([]);
      for (const side of ['us', 'them'] as const) {
        // Either side can be the opponents, because the sides can be swapped.
        const fightersOf = (members: BattleState['us']) =>
          createSide('them', members, settings, megas, findPokemon);
        const fighters = fightersOf(state[side]);
        offered += fighters.filter(({ forms }) => forms.length > 0).length;
        expect(fightersOf(linked[side]), format(state).toString()).toEqual(fighters);
      }
    }
  }
  expect(offered).toBeGreaterThan(100);
});
