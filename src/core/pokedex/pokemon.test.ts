import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import type { OfficialType } from '#core/charts/type.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { abilitiesIn } from '#core/rules/ability.ts';
import type { Game } from '#core/rulesets/game.ts';
import { type Ruleset, typesIn } from '#core/rulesets/ruleset.ts';
import { generations } from '#tests/engineRows.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { addedPokemon, correctTypes, pokemonIn, speciesOf, typingIn } from './pokemon.ts';
import { onlyAbilityIn, relevantAbilitiesIn } from './pokemonAbilities.ts';

describe('the Pokémon of a generation', () => {
  it.each<[Ruleset, number]>([
    ['gen1', 151],
    ['gen2', 687],
    ['default', 1277],
  ])('%s: %i', (ruleset, count) => {
    expect(pokemonIn(ruleset, pokedex)).toHaveLength(count);
  });

  it.each(generations)('have only types and abilities of the generation: %s', (ruleset) => {
    for (const each of pokemonIn(ruleset, pokedex)) {
      expect(typesIn(ruleset)).toEqual(expect.arrayContaining([...typingIn(ruleset, each)]));
      expect(abilitiesIn(ruleset, 'defending')).toEqual(
        expect.arrayContaining(relevantAbilitiesIn(ruleset, each)),
      );
    }
  });
});

describe('the species of a Pokémon', () => {
  it('is the same for its forms', () => {
    expect(speciesOf(getPokemon('rotom-wash'))).toBe(speciesOf(getPokemon('rotom')));
    expect(speciesOf(getPokemon('rotom'))).not.toBe(speciesOf(getPokemon('mew')));
  });

  // Regression: all Pokémon of an own game were one species, so a team with one got no suggestions.
  it('differs for the Pokémon that a game adds', () => {
    const [aqua, fairo] = addedPokemon({
      name: 'Melody',
      base: 'default',
      types: [{ id: 'water', name: 'Water' }],
      chart: makeChart(['water'], () => 1),
      pokemon: [
        { id: 'own-aqua', name: 'Aqua', types: ['water'] },
        { id: 'own-fairo', name: 'Fairo', types: ['water'] },
      ],
    }).map(speciesOf);
    expect(aqua).not.toBe(fairo);
  });
});

describe('the typing of a Pokémon', () => {
  it.each<[string, Ruleset, string]>([
    ['clefairy', 'default', 'fairy'],
    // https://github.com/wavebeem/pkmn.help/issues/352
    ['clefairy', 'gen2', 'normal'],
    ['clefairy', 'gen1', 'normal'],
    ['magnemite', 'gen2', 'electric/steel'],
    ['magnemite', 'gen1', 'electric'],
    // Generation 5, the last of gen2, gave Rotom's forms their second type.
    ['rotom-wash', 'gen2', 'electric/water'],
    ['rotom-wash', 'black-white', 'electric/water'],
    ['rotom-wash', 'platinum', 'electric/ghost'],
    ['clefairy', 'x-y', 'fairy'],
    ['clefairy', 'black-2-white-2', 'normal'],
    ['magnemite', 'yellow', 'electric'],
    ['magnemite', 'crystal', 'electric/steel'],
    // https://github.com/diballesteros/nuzlocke/issues/354
    ['togekiss', 'gen2', 'normal/flying'],
    ['togekiss', 'default', 'fairy/flying'],
    // https://github.com/PokeAPI/pokeapi/issues/457
    ['marill', 'gen2', 'water'],
    ['charizard', 'gen1', 'fire/flying'],
  ])('%s in %s: %s', (id, ruleset, typing) => {
    expect(typingIn(ruleset, getPokemon(id)).join('/')).toBe(typing);
  });
});

describe('the abilities of a Pokémon that change a matchup', () => {
  it.each<[string, Ruleset, string[], sole: string | undefined]>([
    ['gengar', 'gen2', ['levitate'], 'levitate'],
    ['gengar', 'default', [], undefined],
    ['weezing', 'gen2', ['levitate'], 'levitate'],
    ['weezing', 'default', ['levitate'], undefined],
    ['bronzong', 'default', ['levitate', 'heatproof'], undefined],
    ['bronzong', 'gen1', [], undefined],
    ['rotom', 'default', ['levitate'], 'levitate'],
    ['rotom', 'gen2', ['levitate'], 'levitate'],
    ['shedinja', 'default', ['wonder_guard'], 'wonder_guard'],
    ['venusaur-mega', 'default', ['thick_fat'], 'thick_fat'],
    ['charizard', 'default', [], undefined],
  ])('%s in %s: %j, and its only ability is %s', (id, ruleset, abilities, sole) => {
    expect(relevantAbilitiesIn(ruleset, getPokemon(id))).toEqual(abilities);
    expect(onlyAbilityIn(ruleset, getPokemon(id))).toBe(sole);
  });

  // Where today's abilities are too new, from the mods of Pokémon Showdown.
  it.each<[Ruleset, abilities: string, ids: string]>([
    [
      'emerald',
      '',
      'pikachu raichu paras parasect goldeen seaking mr-mime jynx pichu girafarig swinub piloswine stantler camerupt cacnea cacturne lileep cradily',
    ],
    ['emerald', 'volt_absorb', 'chinchou lanturn'],
    ['emerald', 'thick_fat', 'marill azumarill miltank azurill'],
    [
      'platinum',
      '',
      'pikachu raichu goldeen seaking jynx pichu girafarig swinub piloswine stantler cacnea cacturne lileep cradily pachirisu mamoswine',
    ],
    ['platinum', 'volt_absorb', 'chinchou lanturn'],
    ['platinum', 'thick_fat', 'marill azumarill miltank azurill'],
    ['x-y', 'levitate', 'gengar'],
  ])('in %s are only "%s" for %s', (game, abilities, ids) => {
    for (const id of ids.split(' ')) {
      expect([id, ...relevantAbilitiesIn(game, getPokemon(id))]).toEqual(
        [id, ...abilities.split(' ')].filter(Boolean),
      );
    }
  });

  it.each<Game>(['lets-go', 'legends-arceus', 'legends-za', 'crystal'])(
    'are none in %s',
    (game) => {
      expect(pokedex.flatMap((each) => relevantAbilitiesIn(game, each))).toEqual([]);
    },
  );

  it('are none in generation 1', () => {
    expect(pokedex.flatMap((each) => relevantAbilitiesIn('gen1', each))).toEqual([]);
    expect(pokedex.flatMap((each) => onlyAbilityIn('gen1', each) ?? [])).toEqual([]);
  });
});

describe('a reference to a Pokémon and its types', () => {
  const reference = (pokemon: string | undefined, ...types: OfficialType[]) => ({ pokemon, types });

  it.each([
    ['with the current types', reference('clefable', 'fairy')],
    ['with former types', reference('clefable', 'normal')],
    ['without types', reference('clefable')],
    ['with types alone', reference(undefined, 'steel', 'ghost')],
  ])('is correct %s', (_, valid) => {
    const match = pokedex.find(({ id }) => id === valid.pokemon);
    expect(correctTypes(valid, match)).toBe(valid);
  });

  it('gets the current types, and loses an unknown Pokémon', () => {
    const clefable = getPokemon('clefable');
    expect(correctTypes(reference('clefable', 'steel'), clefable)).toEqual(
      reference('clefable', 'fairy'),
    );
    expect(correctTypes(reference('agumon', 'fire'), undefined)).toEqual(
      reference(undefined, 'fire'),
    );
  });
});

describe('the displayed name', () => {
  it.each([
    ['en', 'charizard', 'Charizard'],
    ['en', 'charizard-mega-x', 'Charizard (Mega Charizard X)'],
    ['de', 'charizard-mega-x', 'Glurak (Mega-Glurak X)'],
    ['ja', 'charizard', 'リザードン'],
    ['es', 'charizard-mega-x', 'Charizard (Mega-Charizard X)'],
    ['pl', 'charizard-mega-x', 'Charizard (Mega Charizard X)'],
  ])('in %s of %s is %s', (language, id, name) => {
    expect(displayName(language, getPokemon(id))).toBe(name);
  });
});

// Bugs that other calculators once had.
describe('bugs of other calculators', () => {
  it.each([
    // https://github.com/jtwotimes/PokeApiNet/issues/47
    ['arceus-fire', 'fire'],
    // https://github.com/PokeNavBot/issue-tracker/issues/112
    ['castform-rainy', 'water'],
    // https://github.com/doshidak/showdex/issues/65
    ['meloetta-pirouette', 'normal/fighting'],
    // https://github.com/diballesteros/nuzlocke/issues/688
    ['kyurem', 'dragon/ice'],
    // https://github.com/favware/graphql-pokemon/issues/1101
    ['slowking-galar', 'poison/psychic'],
    ['typhlosion-hisui', 'fire/ghost'],
  ])('a form has its own typing: %s is %s', (id, typing) => {
    expect(typingIn('default', getPokemon(id)).join('/')).toBe(typing);
  });

  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2023-05-08
  it('no Pokémon is listed twice', () => {
    for (const names of [
      pokedex.map(({ id }) => id),
      pokedex.map((each) => displayName('en', each)),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
