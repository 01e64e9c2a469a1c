import { Dex, type PokemonSet, Teams } from '@pkmn/sim';
import { expect, it } from 'vitest';
import { compareDuel, numberOf } from '#tests/compareTeams.ts';
import { type Contender, enterSet } from '#tests/contenders.ts';
import type { SimulatedGeneration } from '#tests/situation.ts';

// Regressions: pasted sets whose numbers were wrong, each with the simulator's.

function setOf(text: string): PokemonSet {
  const [name = '', ...lines] = text.split(' / ');
  const [set] = Teams.import(`${name}\n${lines.join('\n')}`) ?? [];
  return { ...set!, name: '', item: set?.item ?? '', ability: set?.ability ?? '' };
}

/** The pasted set, with the form that its item gives at once also in the simulator. */
function enter(generation: SimulatedGeneration, text: string): Contender {
  const contender = enterSet(generation, setOf(text));
  const { set } = contender;
  const form = set.item.startsWith('Rusted')
    ? `${set.species}-Crowned`
    : Dex.items.get(set.item).forcedForme;
  return { ...contender, set: { ...set, species: form ?? set.species } };
}

it.each<
  [attacker: string, target: string, number: number, field?: string[], generation?: 9 | 8 | 7 | 5]
>([
  // A move whose type the form, the item or the ability decides.
  ['Ogerpon-Wellspring @ Wellspring Mask / - Ivy Cudgel', 'Arcanine / - Toxic', 3],
  ['Tauros-Paldea-Blaze / - Raging Bull', 'Scizor / - Toxic', 6],
  ['Primarina / Ability: Liquid Voice / - Hyper Voice', 'Heatran / - Toxic', 3],
  ['Oricorio-Sensu / - Revelation Dance', 'Gengar / - Toxic', 3],
  [
    'Silvally-Water @ Water Memory / Ability: RKS System / - Multi-Attack',
    'Heatran / - Toxic',
    3,
    [],
    7,
  ],
  ['Arceus @ Flame Plate / Ability: Multitype / - Judgment', 'Scizor / - Toxic', 7.2],
  ['Genesect-Douse @ Douse Drive / - Techno Blast', 'Heatran / - Toxic', 2, [], 8],
  ['Vaporeon / - Weather Ball', 'Heatran / - Toxic', 4.5, ['raindance']],
  // The form that an item gives at once.
  ['Gengar / - Sludge Bomb', 'Zacian @ Rusted Sword / - Toxic', 0],
  // Flash Fire acts after a Fire attack.
  ['Heatran / Ability: Flash Fire / - Magma Storm', 'Slowbro / - Toxic', 0.75],
  // Tera Blast of a Pokémon that is not Terastallized.
  ['Dragonite / Ability: Multiscale / Tera Type: Flying / - Tera Blast', 'Rillaboom / - Toxic', 1],
  // Terrains.
  [
    'Dragonite / Ability: Multiscale / - Earthquake',
    'Grimmsnarl / - Toxic',
    0.5,
    ['grassyterrain'],
  ],
  ['Kingambit / Ability: Pressure / - Sucker Punch', 'Espeon / - Toxic', 0, ['psychicterrain']],
  ['Hawlucha / Ability: Limber / - Flying Press', 'Snorlax / - Toxic', 0, ['gravity']],
  ['Tornadus / Ability: Defiant / - Bounce', 'Machamp / - Toxic', 0, ['gravity']],
  // Contact moves, and the form of Terapagos.
  ['Arcanine / - Flare Blitz', 'Bewear / Ability: Fluffy / - Toxic', 1.5],
  ['Barbaracle / Ability: Tough Claws / - Cross Chop', 'Bewear / Ability: Fluffy / - Toxic', 1.3],
  ['Machamp / Ability: Steadfast / - Cross Chop', 'Bewear / Ability: Fluffy / - Toxic', 1.5],
  ['Arcanine / - Flamethrower', 'Bewear / Ability: Fluffy / - Toxic', 3],
  ['Machamp / - Close Combat', 'Terapagos / Ability: Tera Shift / - Toxic', 0.75],
  // Fixed damage: only immunities count.
  ['Blissey / - Seismic Toss / - Toxic', 'Gengar / - Toxic', 0],
  ['Blissey / - Seismic Toss / - Toxic', 'Skarmory / - Toxic', 1.5],
  ['Dusclops / - Night Shade', 'Snorlax / - Toxic', 0],
  ['Ting-Lu / - Ruination / - Earthquake', 'Skarmory / - Toxic', 1.5],
  ['Lopunny-Mega / Ability: Scrappy / - Super Fang', 'Gengar / - Toxic', 1.5, [], 7],
  ['Staraptor / - Fissure', 'Rotom-Wash / Ability: Levitate / - Toxic', 0],
  ['Wobbuffet / - Mirror Coat', 'Tyranitar / - Toxic', 0],
  ['Raticate / - Super Fang', 'Shedinja / Ability: Wonder Guard / - Toxic', 0, [], 7],
  ['Gallade / Ability: Sharpness / - Psycho Cut', 'Machamp / - Toxic', 4.5],
  // Items that act for other Pokémon only.
  ['Dialga @ Adamant Orb / - Dragon Claw', 'Garchomp / - Toxic', 3.6],
  ['Garchomp @ Adamant Orb / - Dragon Claw', 'Garchomp / - Toxic', 3],
  ['Latias-Mega @ Soul Dew / - Psychic', 'Machamp / - Toxic', 3.6],
  ['Mewtwo @ Soul Dew / - Psychic', 'Machamp / - Toxic', 3],
  // Only moves without an effect of types.
  ['Rotom-Wash @ Ability Shield / Ability: Levitate / - Toxic', 'Excadrill / - Toxic', Number.NaN],
  [
    'Excadrill / Ability: Mold Breaker / - Earthquake',
    'Rotom-Wash @ Ability Shield / Ability: Levitate / - Toxic',
    0,
  ],
  // Gems, and what changes with the field or with the opponent.
  ['Hitmonlee @ Fighting Gem / - Close Combat', 'Cloyster / - Toxic', 4.5, [], 5],
  ['Gastrodon / - Earth Power', 'Castform / Ability: Forecast / - Toxic', 3, ['sunnyday'], 7],
  [
    'Rayquaza / Ability: Air Lock / - Earth Power',
    'Castform / Ability: Forecast / - Toxic',
    1,
    ['sunnyday'],
    7,
  ],
  [
    'Heatran / - Flamethrower',
    'Stunfisk-Galar / Ability: Mimicry / - Toxic',
    3,
    ['grassyterrain'],
    8,
  ],
  ['Ditto / Ability: Imposter / - Transform', 'Garchomp / Ability: Rough Skin / - Outrage', 3],
  ['Garchomp / Ability: Rough Skin / - Outrage', 'Ditto / Ability: Imposter / - Transform', 3],
])('%s on %s: %d', (attackerText, targetText, number, field = [], generation = 9) => {
  const attacker = enter(generation, attackerText);
  const target = enter(generation, targetText);
  if (Number.isNaN(number)) {
    expect(attacker.fighter.attacks).toEqual([]);
    expect(numberOf(generation, attacker, target, field)).toBe(0);
    return;
  }
  expect(numberOf(generation, attacker, target, field)).toBeCloseTo(number, 2);
  expect(compareDuel(generation, attacker, target, field) ?? null).toBeNull();
});
