import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import { type Defender, worldIn } from '#core/hit/situation.ts';
import { emptyMember } from '#core/links/team.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';

loadMovesFromDisk();

/** The types that the attacks of the pasted set have in a battle. */
function typesOf(text: string, ruleset: Ruleset): string[] {
  const [team] = readShowdown(text, pokedex, ruleset).teams;
  const [pasted] = team!.members;
  const member = { ...emptyMember, ...memberFromShowdown(ruleset, pasted!, true) };
  const { attacks, possibleAbilities } = createFighter(
    { ruleset, typeCount: 2 },
    member,
    pasted!.pokemon,
  );
  const abilities = possibleAbilities.flatMap((ability) => ability ?? []);
  const world = worldIn(ruleset);
  return attacks.map((attack) => evaluateHit({ ...attack, abilities }, target, world).type);
}

const target: Defender = { typing: ['normal'] };

// Regressions: the types are those of onModifyType in data/moves.js and data/abilities.js of @pkmn/sim.
describe('the type of a move whose user decides it', () => {
  it.each<[set: string, attacks: string, generation?: Ruleset]>([
    ['Ogerpon-Wellspring @ Wellspring Mask\n- Ivy Cudgel\n- Horn Leech', 'water grass'],
    ['Ogerpon-Hearthflame @ Hearthflame Mask\n- Ivy Cudgel', 'fire'],
    ['Ogerpon-Cornerstone @ Cornerstone Mask\n- Ivy Cudgel', 'rock'],
    ['Ogerpon\n- Ivy Cudgel', 'grass'],
    ['Tauros-Paldea-Blaze\n- Raging Bull', 'fire'],
    ['Tauros-Paldea-Aqua\n- Raging Bull', 'water'],
    ['Tauros-Paldea-Combat\n- Raging Bull', 'fighting'],
    ['Tauros\n- Raging Bull', 'normal'],
    ['Arceus-Fairy @ Pixie Plate\n- Judgment', 'fairy'],
    ['Arceus @ Pixie Plate\n- Judgment', 'fairy'],
    ['Silvally-Steel @ Steel Memory\n- Multi-Attack', 'steel'],
    ['Genesect-Douse @ Douse Drive\n- Techno Blast', 'water'],
    ['Genesect\n- Techno Blast', 'normal'],
    ['Oricorio-Sensu\n- Revelation Dance', 'ghost'],
    ['Oricorio\n- Revelation Dance', 'fire'],
    ['Terapagos-Stellar\n- Tera Starstorm', 'stellar'],
    ['Morpeko-Hangry\n- Aura Wheel', 'dark'],
    ['Morpeko\n- Aura Wheel', 'electric'],
    [
      'Primarina\nAbility: Liquid Voice\n- Hyper Voice\n- Moonblast\n- Psychic',
      'water fairy psychic',
    ],
    ['Primarina\nAbility: Torrent\n- Hyper Voice', 'normal'],
    ['Delcatty\nAbility: Normalize\n- Hidden Power [Fire]', 'fire'],
    ['Stunfisk-Galar\n- Snap Trap', 'steel', 'champions'],
    ['Stunfisk-Galar\n- Snap Trap', 'grass'],
    // By generation; a move that it lacks is no attack there.
    ['Mew\n- Bite\n- Karate Chop\n- Gust', 'normal normal normal', 'gen1'],
    ['Mew\n- Bite\n- Karate Chop\n- Gust', 'dark fighting flying', 'gen2'],
    ['Mew\n- Moonblast\n- Freeze-Dry\n- Surf', 'water', 'gen2'],
    ['Mew\n- Hidden Power [Ice]\n- Hidden Power Fire', 'ice fire', 'gen2'],
    // Tera Blast is Normal until the user is Terastallized.
    ['Mew\n- Tera Blast', 'normal'],
    ['Mew\nTera Type: Water\n- Tera Blast', 'normal'],
    ['Mew\nTera Type: Stellar\n- Tera Blast\n- Surf', 'normal water'],
  ])('%s: %s', (set, attacks, ruleset = 'default') => {
    expect(typesOf(set, ruleset).join(' ')).toBe(attacks);
  });

  it('is that of every form with Ivy Cudgel, Raging Bull or Aura Wheel in the simulator', () => {
    const cases = { 'Ivy Cudgel': 'Ogerpon', 'Raging Bull': 'Tauros', 'Aura Wheel': 'Morpeko' };
    for (const [name, species] of Object.entries(cases)) {
      const forms = Dex.species.get(species).formeOrder ?? [species];
      for (const form of forms.filter((each) => !each.endsWith('-Tera'))) {
        const move = { ...Dex.moves.get(name) };
        const user = { species: Dex.species.get(form) };
        move.onModifyType?.call(Dex as never, move as never, user as never, null as never);
        expect(typesOf(`${form}\n- ${name}`, 'default'), form).toEqual([move.type.toLowerCase()]);
      }
    }
  });
});

describe('moves in the languages of the games', () => {
  it.each([
    ['Gliscor\n- Erdbeben\n- Kehrtwende', 'ground bug'],
    ['ガブリアス\n- じしん\n- げきりん', 'ground dragon'],
    ['Garchomp\n- Séisme', 'ground'],
    ['한카리아스\n- 지진', 'ground'],
    ['烈咬陆鲨\n- 地震', 'ground'],
  ])('%s: %s', (set, attacks) => {
    expect(typesOf(set, 'default').join(' ')).toBe(attacks);
  });
});
