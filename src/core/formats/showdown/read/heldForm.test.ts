import { Dex, type GenerationNum, toID } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { toTitleCase } from '#core/formats/showdown/name.ts';
import { writeShowdown } from '#core/formats/showdown/write/writeTeam.ts';
import { memberItems } from '#core/rules/item.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readMembers } from '#tests/readMembers.ts';
import formItems from './formItems.json' with { type: 'json' };
import { readShowdown } from './readTeam.ts';

loadMovesFromDisk();

/** The only member of the text. */
function read(text: string, ruleset: Ruleset = 'default') {
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

  it.each<[GenerationNum, Ruleset]>([
    [4, 'platinum'],
    [5, 'black-white'],
    [6, 'x-y'],
    [7, 'ultra-sun-ultra-moon'],
    [8, 'sword-shield'],
    [9, 'scarlet-violet'],
  ])('decides a form in generation %i as in the simulator', (generation, ruleset) => {
    const dex = Dex.forGen(generation);
    let count = 0;
    for (const [itemId, { forms }] of Object.entries(formItems)) {
      const item = dex.items.get(itemId);
      for (const form of forms) {
        const species = dex.species.get(form);
        const pokemon = pokedex.find(({ id }) => id === form)!;
        const isFuture = pokemon.generation > generation || item.isNonstandard === 'Future';
        if (isFuture) continue;
        const required: readonly (string | undefined)[] = species.requiredItems ?? [
          species.requiredItem,
        ];
        const member = read(`${species.baseSpecies} @ ${item.name}`, ruleset);
        const heldForm = member.set?.itemForm ?? member.pokemon.id;
        expect([itemId, heldForm === form]).toEqual([itemId, required.includes(item.name)]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(15);
  });

  // Regressions
  it.each<[string, Ruleset, string]>([
    ['Giratina @ Griseous Orb\nAbility: Telepathy', 'scarlet-violet', 'giratina'],
    ['Giratina @ Griseous Orb\nAbility: Levitate', 'scarlet-violet', 'giratina'],
    ['Giratina @ Griseous Core\nAbility: Telepathy', 'scarlet-violet', 'giratina-origin'],
    ['Giratina @ Griseous Orb\nAbility: Telepathy', 'sword-shield', 'giratina-origin'],
    ['Giratina @ Griseous Orb\nAbility: Telepathy', 'platinum', 'giratina-origin'],
    ['Giratina @ Griseous Orb\nAbility: Pressure', 'gen2', 'giratina-origin'],
    ['Giratina @ Griseous Orb\nAbility: Telepathy', 'default', 'giratina'],
    ['Giratina @ Griseous Orb\nAbility: Levitate', 'default', 'giratina-origin'],
    ['Giratina @ Griseous Orb', 'default', 'giratina-origin'],
    ['Arceus @ Fairium Z', 'x-y', 'arceus'],
  ])('%j in %s is %s', (text, ruleset, id) => {
    expect(read(text, ruleset).pokemon.id).toBe(id);
  });

  it('decides no form that the generation lacks', () => {
    expect(read('Arceus @ Pixie Plate', 'gen2').pokemon.id).toBe('arceus');
    expect(read('Charizard @ Charizardite X', 'gen2').set?.itemForm).toBeUndefined();
  });
});

describe('the ability of a set', () => {
  const megas = pokedex.filter(({ tags }) => tags?.includes('mega'));

  it('is never one that a named Mega Evolution cannot have', () => {
    expect(megas.length).toBeGreaterThan(90);
    let lostCount = 0;
    for (const { id, abilities, generation } of megas) {
      const mega = Dex.species.get(id);
      // Those of Legends: Z-A had no abilities before Champions, from which the simulator does not have them.
      const own = (generation > 7 ? abilities : Object.values(mega.abilities)).map(toID);
      const base = Dex.species.get(mega.baseSpecies);
      const stated = [6, 7, 8, 9].flatMap((generation) =>
        Object.values(Dex.forGen(generation as GenerationNum).species.get(base.name).abilities),
      );
      for (const ability of new Set([...stated, ...abilities])) {
        const member = read(
          `${mega.name} @ ${mega.requiredItem ?? 'Leftovers'}\nAbility: ${ability}`,
        );
        const isLost = member.unusedParts?.includes('ability') ?? false;
        expect([id, ability, isLost]).toEqual([id, ability, !own.includes(toID(ability))]);
        expect(isLost && (member.ability ?? member.hasOtherAbility)).toBeFalsy();
        if (isLost) lostCount += 1;
      }
    }
    expect(lostCount).toBeGreaterThan(150);
  });

  // Regressions
  it.each([
    ['Venusaur-Mega @ Venusaurite\nAbility: Overgrow', undefined, ['ability']],
    ['Gengar-Mega @ Gengarite\nAbility: Levitate', undefined, ['ability']],
    ['Groudon-Primal @ Red Orb\nAbility: Drought', undefined, ['ability']],
    ['Groudon @ Red Orb\nAbility: Drought', undefined, ['ability']],
    ['Giratina-Origin @ Griseous Orb\nAbility: Pressure', undefined, ['ability']],
    ['Delphox-Mega @ Delphoxite\nAbility: Levitate', 'levitate', undefined],
    // Hackmons have abilities that no form of the species has.
    ['Gengar-Mega @ Life Orb\nAbility: Wonder Guard', 'wonder_guard', undefined],
    ['Raichu-Alola\nAbility: Lightning Rod', 'lightning_rod', undefined],
    ['Venusaur @ Venusaurite\nAbility: Thick Fat', 'thick_fat', undefined],
  ])('%j has the ability %j', (text, ability, unusedParts) => {
    const member = read(text);
    expect([member.ability, member.unusedParts]).toEqual([ability, unusedParts]);
    expect(writeShowdown([member]).replace(/ +$/gm, '').trim()).toBe(text);
  });

  it('that is unknown is an unreadable line, also of a form that an item decides', () => {
    const { unreadableLines } = readShowdown('Groudon @ Red Orb\nAbility: Foo', pokedex, 'default');
    expect(unreadableLines).toMatchObject([{ line: 2, why: 'ability' }]);
  });
});

describe('Klutz', () => {
  it('turns off the items that it does in the simulator', () => {
    for (const item of memberItems) {
      const name = toTitleCase(item);
      const member = read(`Golurk @ ${name}\nAbility: Klutz`);
      const isOff = !Dex.items.get(name).ignoreKlutz;
      expect([item, member.item]).toEqual([item, isOff ? undefined : item]);
      expect(member.unusedParts).toEqual(isOff ? ['item'] : undefined);
    }
  });

  // Regressions
  it.each([
    ['Golurk @ Air Balloon\nAbility: Klutz', undefined],
    ['Golurk @ Air Balloon\nAbility: Iron Fist', 'air_balloon'],
    ['Golurk @ Air Balloon\nAbility: Iron Fist\nPassive: Klutz', undefined],
    // Its Klutz is gone.
    ['Lopunny-Mega @ Air Balloon\nAbility: Klutz', 'air_balloon'],
  ])('%j holds %j, and its text stays', (text, item) => {
    const member = read(text);
    expect(member.item).toBe(item);
    expect(writeShowdown([member]).replace(/ +$/gm, '').trim()).toBe(text);
  });

  it('offers the Mega Evolution of a stone', () => {
    expect(read('Lopunny @ Lopunnite\nAbility: Klutz')).toMatchObject({
      set: { itemForm: 'lopunny-mega' },
    });
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
