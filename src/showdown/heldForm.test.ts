import { Dex } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readMembers } from '#tests/readMembers.ts';
import { writeShowdown } from './writeTeam.ts';

loadMovesFromDisk();

/** The only member of the text. */
function read(text: string, ruleset: 'default' | 'gen2' = 'default') {
  return readMembers(text, ruleset)[0]!;
}

const items = Dex.items.all().filter(({ isNonstandard }) => !/CAP|Custom/.test(`${isNonstandard}`));
const toId = (name: string) => name.normalize('NFD').toLowerCase().replaceAll(' ', '-');
const hasForm = (name: string) => pokedex.some(({ id }) => id === toId(name));

describe('an item', () => {
  it('decides the form as in the simulator', () => {
    const forced = items.filter(({ forcedForme }) => forcedForme && hasForm(forcedForme));
    expect(forced.length).toBeGreaterThan(50);
    for (const { name, forcedForme = '' } of forced) {
      const species = Dex.species.get(forcedForme).baseSpecies;
      const member = read(`${species} @ ${name}\nLevel: 50`);
      expect([name, member.pokemon.id]).toEqual([name, toId(forcedForme)]);
      expect(member.set?.itemForm).toBeUndefined();
      expect(writeShowdown([member])).toBe(`${species} @ ${name}  \nLevel: 50  \n\n`);
    }
  });

  it('that is a mega stone offers the Mega Evolution', () => {
    const stones = items.flatMap(({ name, megaStone }) =>
      Object.entries(megaStone ?? {}).map(([species, mega]) => ({ name, species, mega })),
    );
    expect(stones.length).toBeGreaterThan(90);
    for (const { name, species, mega } of stones.filter(({ mega }) => hasForm(mega))) {
      const member = read(`${species} @ ${name}`);
      expect([name, member.set?.itemForm]).toEqual([name, toId(mega)]);
      expect(member.pokemon.tags ?? []).not.toContain('mega');
    }
  });

  it.each([
    ['Ogerpon @ Wellspring Mask\nAbility: Water Absorb', 'ogerpon-wellspring', 'water_absorb'],
    ['Arceus @ Pixie Plate\nAbility: Multitype', 'arceus-fairy', undefined],
    ['Arceus @ Fairium Z', 'arceus-fairy', undefined],
    ['Silvally @ Steel Memory\nAbility: RKS System', 'silvally-steel', undefined],
    ['Zacian @ Rusted Sword', 'zacian-crowned', undefined],
    // The ability of its set is that of Groudon.
    ['Groudon @ Red Orb\nAbility: Drought', 'groudon-primal', undefined],
    ['Giratina @ Griseous Orb', 'giratina-origin', undefined],
    ['Charizard @ Charizardite X\nAbility: Blaze', 'charizard', 'blaze'],
    ['Pikachu @ Charizardite X', 'pikachu', undefined],
    ['Charizard-Mega-X @ Charizardite X', 'charizard-mega-x', undefined],
    ['Arceus @ Leftovers', 'arceus', undefined],
  ])('%j is %s', (text, id, ability) => {
    expect(read(text)).toMatchObject({ pokemon: { id }, ability });
  });

  it('decides no form that the generation lacks', () => {
    expect(read('Arceus @ Pixie Plate', 'gen2').pokemon.id).toBe('arceus');
    expect(read('Charizard @ Charizardite X', 'gen2').set?.itemForm).toBeUndefined();
  });
});

describe('a Mega Evolution that the player chooses', () => {
  const text = 'Lopunny (F) @ Lopunnite\nAbility: Limber\nJolly Nature\n- Fake Out';
  const member = read(text);
  const mega = pokedex.find(({ id }) => id === member.set!.itemForm)!;

  it('has the text of its Pokémon', () => {
    const changed = { ...member, pokemon: mega, ability: 'scrappy' as const };
    expect(writeShowdown([changed]).replace(/ +$/gm, '').trim()).toBe(text);
  });
});
