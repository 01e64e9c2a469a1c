import { Dex, toID } from '@pkmn/sim';
import { expect, it } from 'vitest';
import { type TeraType, types } from '#core/charts/type.ts';
import { splitMove } from '#core/hit/strike.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { clear, createSet, runSwitches, sendOut, startBattle } from '#tests/battlefield.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { resolveStrike } from './moveUser.ts';

loadMovesFromDisk();
const battle = startBattle(9);

type User = { pokemon: Pokemon; item?: string; tera?: TeraType };

/** The type of the move in the simulator when the user, which may be Terastallized, attacks. */
function simulate(id: MoveId, { pokemon, item, tera }: User): string {
  clear(battle);
  const species = Dex.species.get(pokemon.id);
  const set = createSet({ species: species.name, item: item ?? species.requiredItems?.[0] ?? '' });
  const teraType = tera && tera.charAt(0).toUpperCase() + tera.slice(1);
  const user = sendOut(battle.p1, { ...set, ...(teraType && { teraType }) });
  const target = sendOut(battle.p2, createSet({ species: 'Mew' }));
  runSwitches(battle);
  if (tera) battle.actions.terastallize(user);
  const move = battle.dex.getActiveMove(toID(id));
  battle.singleEvent('ModifyType', move, null, user, target, move, move);
  return move.type.toLowerCase();
}

/** The type of the move by the facts and the user. */
function resolve(id: MoveId, { pokemon, item, tera }: User): string | undefined {
  const typing = typingIn('default', pokemon);
  const strike = resolveStrike(id, { pokemon: pokemon.id, typing, tera, item });
  return splitMove(strike as MoveId).type ?? findMove(id)?.type;
}

const formsOf = (species: string) =>
  pokedex.filter(({ id }) => id === species || id.startsWith(`${species}-`));

/** The items of the simulator that decide the type of the move. */
const itemsOf = (id: MoveId) =>
  Dex.items.all().filter((item) => Object.hasOwn(findMove(id)?.types ?? {}, item.id));

const teraTypes: readonly TeraType[] = [...types, 'stellar'];

const cases: Record<string, () => User[]> = {
  IvyCudgel: () => formsOf('ogerpon').map((pokemon) => ({ pokemon })),
  RagingBull: () => formsOf('tauros').map((pokemon) => ({ pokemon })),
  RevelationDance: () => formsOf('oricorio').map((pokemon) => ({ pokemon })),
  Judgment: () => [
    ...formsOf('arceus').map((pokemon) => ({ pokemon })),
    ...itemsOf('Judgment').map(({ name }) => ({ pokemon: formsOf('arceus')[0]!, item: name })),
  ],
  MultiAttack: () => [
    ...formsOf('silvally').map((pokemon) => ({ pokemon })),
    ...itemsOf('MultiAttack').map(({ name }) => ({ pokemon: formsOf('silvally')[0]!, item: name })),
  ],
  TechnoBlast: () => [
    { pokemon: formsOf('genesect')[0]! },
    ...itemsOf('TechnoBlast').map(({ name }) => ({ pokemon: formsOf('genesect')[0]!, item: name })),
  ],
  NaturalGift: () =>
    itemsOf('NaturalGift').map(({ name }) => ({ pokemon: formsOf('snorlax')[0]!, item: name })),
  TeraBlast: () =>
    pokedex
      .filter((_, index) => index % 40 === 0)
      .flatMap((pokemon) => [{ pokemon }, ...teraTypes.map((tera) => ({ pokemon, tera }))]),
  TeraStarstorm: () => [
    ...formsOf('terapagos').map((pokemon) => ({ pokemon })),
    { pokemon: formsOf('terapagos-terastal')[0]!, tera: 'stellar' as const },
  ],
};

it.each(Object.keys(cases))('%s has the type of the simulator with each user', (name) => {
  const id = name as MoveId;
  const users = cases[name]!();
  expect(users.length).toBeGreaterThan(1);
  const describeUser = ({ pokemon, item = '', tera }: User) =>
    [pokemon.id, showdownId(item), tera].join(' ');
  const results = (typeOf: (id: MoveId, user: User) => string | undefined) =>
    users.map((user) => `${describeUser(user)}: ${typeOf(id, user)}`);
  expect(results(resolve)).toEqual(results(simulate));
});
