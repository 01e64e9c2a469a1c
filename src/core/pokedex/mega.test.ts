import { Dex } from '@pkmn/sim';
import { expect, it } from 'vitest';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { baseOfMega, groupMegas } from './mega.ts';

it('every Mega Evolution has the base that its stone has in the simulator', () => {
  const toId = (name: string) => name.toLowerCase().replace(/[^a-z0-9-]/g, '');
  const ids = new Set(pokedex.map(({ id }) => id));
  const stones = Dex.items
    .all()
    .flatMap(({ megaStone }) => Object.entries(megaStone ?? {}))
    .map(([base, mega]) => [toId(mega), toId(base)] as const)
    .filter(([mega, base]) => ids.has(mega) && ids.has(base));
  // Rayquaza needs a move, not a stone; the forms of Magearna count as one.
  const others = [
    ['rayquaza-mega', 'rayquaza'],
    ['magearna-mega', 'magearna'],
  ] as const;
  const bases = pokedex.flatMap((pokemon) => {
    const base = baseOfMega(pokemon);
    return base ? [[pokemon.id, base] as const] : [];
  });
  expect(new Map(bases)).toEqual(new Map([...stones, ...others]));
});

it('a Pokémon has its Mega Evolutions', () => {
  const megas = groupMegas(pokedex);
  const ids = (id: string) => (megas.get(id) ?? []).map((each) => each.id);
  expect([ids('charizard'), ids('gengar'), ids('pikachu'), ids('floette')]).toEqual([
    ['charizard-mega-x', 'charizard-mega-y'],
    ['gengar-mega'],
    [],
    [],
  ]);
});
