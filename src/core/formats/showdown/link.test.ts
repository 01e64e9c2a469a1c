import { describe, expect, it } from 'vitest';
import { isDangerous, sortByDanger, team } from '#core/answers/team.ts';
import type { AttackingType } from '#core/charts/type.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { writeShowdown } from '#core/formats/showdown/write/writeTeam.ts';
import { worldIn } from '#core/hit/situation.ts';
import { isType } from '#core/hit/strike.ts';
import { wordsIn } from '#core/links/linkWords.ts';
import {
  emptyTeam,
  formatTeam,
  type Member,
  parseTeam,
  supportedMember,
} from '#core/links/team.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import type { ShowdownMember } from './team.ts';

loadMovesFromDisk();

const settings = { ruleset: 'default', typeCount: 2 } as const;

/** A team of six as a player copies it from Showdown, with one additional line. */
const pasted = `=== [gen9nationaldex] Sand, snow & a fridge ===

Chompers (Garchomp) (M) @ Yache Berry  
Ability: Rough Skin  
Level: 84  
Shiny: Yes  
EVs: 252 Atk / 4 SpD / 252 Spe  
Jolly Nature  
- Earthquake  
- Dragon Claw  
- Swords Dance  
- Stone Edge  

Spin.Cycle 🌀 (Rotom-Wash) @ Leftovers  
Ability: Levitate  
Tera Type: Steel  
EVs: 252 HP / 212 Def / 44 Spe  
Bold Nature  
IVs: 0 Atk  
- Hydro Pump  
- Volt Switch  
- Will-O-Wisp  
- Protect  

Ferrothorn (F) @ Rocky Helmet  
Ability: Iron Barbs  
EVs: 252 HP / 88 Def / 168 SpD  
Sassy Nature  
IVs: 0 Spe  
- Power Whip  
- Gyro Ball  
- Leech Seed  
- Spikes  

Toxicroak @ Black Sludge  
Ability: Dry Skin  
Tera Type: Water  
EVs: 252 Atk / 4 Def / 252 Spe  
Adamant Nature  
- Drain Punch  
- Gunk Shot  
- Sucker Punch  
- Tera Blast  

Mount Doom (Rhyperior) @ Air Balloon  
Ability: Solid Rock  
EVs: 252 HP / 252 Atk / 4 SpD  
Adamant Nature  
Met in: the Great Marsh, in the rain  
- Stone Edge  
- Earthquake  
- Megahorn  
- Fire Punch  

Ninetales-Alola (F) @ Light Clay  
Ability: Snow Warning  
EVs: 252 SpA / 4 SpD / 252 Spe  
Timid Nature  
IVs: 0 Atk  
- Aurora Veil  
- Freeze-Dry  
- Moonblast  
- Encore  
`;

/** Attacking type, multiplier of each member, numbers of weak, resisting and immune ones, danger. */
type Row = [AttackingType, number[], weak: number, resist: number, immune: number, danger: number];

/*
 * Calculated by hand. The members defend as Dragon/Ground with the Yache Berry, Steel with Levitate, Grass/Steel,
 * Water with Dry Skin, Ground/Rock with Solid Rock and the Air Balloon, and Ice/Fairy.
 * log2 of 1.5 is 0.585, of 3 it is 1.585.
 */
const matrix: Row[] = [
  // Steel, Steel and Rock resist.
  ['normal', [1, 0.5, 0.5, 1, 0.5, 1], 0, 3, 0, 0],
  // Steel 2, Steel 2, Rock 2 with Solid Rock; Ice 2 × Fairy ½. 1 + 1 + 0.585
  ['fighting', [1, 2, 2, 1, 1.5, 1], 3, 0, 0, 2.585],
  // Steel ½; Grass 2 × Steel ½; Rock ½.
  ['flying', [1, 0.5, 1, 1, 0.5, 1], 0, 2, 0, 0],
  // Ground ½; Steel 0, twice; Ground ½ × Rock ½; Fairy 2. 1 − 2
  ['poison', [0.5, 0, 0, 1, 0.25, 2], 1, 2, 2, 0],
  // Levitate; Grass ½ × Steel 2; Rock 2, but the balloon.
  ['ground', [1, 0, 1, 1, 0, 1], 0, 0, 2, 0],
  // Ground ½, Steel ½, Steel ½, Ground ½; Ice 2. 1 − 2
  ['rock', [0.5, 0.5, 0.5, 1, 0.5, 2], 1, 4, 0, 0],
  // Steel ½; Grass 2 × Steel ½; Fairy ½.
  ['bug', [1, 0.5, 1, 1, 1, 0.5], 0, 2, 0, 0],
  ['ghost', [1, 1, 1, 1, 1, 1], 0, 0, 0, 0],
  // Steel ½, Steel ½, Water ½; Rock 2 with Solid Rock; Ice 2 × Fairy 2. 0.585 + 2 − 1.5
  ['steel', [1, 0.5, 0.5, 0.5, 1.5, 4], 2, 3, 0, 1.085],
  // Dragon ½; Steel 2; Grass 2 × Steel 2; Water ½ × 1.25 with Dry Skin; Rock ½; Ice 2.
  // 1 + 2 + 1 − 1.5
  ['fire', [0.5, 2, 4, 0.625, 0.5, 2], 3, 3, 0, 2.5],
  // Dragon ½ × Ground 2; Grass ½; Dry Skin; Ground 2 × Rock 2 with Solid Rock. 1.585 − 1
  ['water', [1, 1, 0.5, 0, 3, 1], 1, 1, 1, 0.585],
  // Dragon ½ × Ground 2; Steel ½; Grass ½ × Steel ½; Water 2; Ground 2 × Rock 2 with Solid Rock.
  // 1 + 1.585 − 1
  ['grass', [1, 0.5, 0.25, 2, 3, 1], 2, 2, 0, 1.585],
  // Ground 0; Grass ½; Water 2; Ground 0. 1 − 1.5
  ['electric', [0, 1, 0.5, 2, 0, 1], 1, 1, 2, 0],
  // Steel ½, twice.
  ['psychic', [1, 0.5, 0.5, 1, 1, 1], 0, 2, 0, 0],
  // Dragon 2 × Ground 2, halved by the berry; Steel ½; Grass 2 × Steel ½; Water ½; Ground 2 with
  // Solid Rock; Ice ½. 1 + 0.585 − 1.5
  ['ice', [2, 0.5, 1, 0.5, 1.5, 0.5], 2, 3, 0, 0.085],
  // Dragon 2; Steel ½, twice; Fairy 0. 1 − 1.5
  ['dragon', [2, 0.5, 0.5, 1, 1, 0], 1, 2, 1, 0],
  // Fairy ½.
  ['dark', [1, 1, 1, 1, 1, 0.5], 0, 1, 0, 0],
  // Dragon 2; Steel ½, twice. 1 − 1
  ['fairy', [2, 0.5, 0.5, 1, 1, 1], 1, 2, 0, 0],
  // The two Terastallized members.
  ['stellar', [1, 2, 1, 2, 1, 1], 2, 0, 0, 0],
];

/** The one team of the text, and its unrecognized lines. */
function read(text: string) {
  const { teams, unreadableLines } = readShowdown(text, pokedex, 'default');
  expect(teams).toHaveLength(1);
  return { ...teams[0]!, unreadableLines };
}

/** The member as the team calculator stores it. */
function memberOf({ pokemon, hasOtherAbility: _, set: __, ...fields }: ShowdownMember): Member {
  return { ...fields, pokemon: pokemon.id, types: typingIn('default', pokemon) };
}

function tableOf(members: readonly ShowdownMember[]) {
  const defenders = members.map((member) =>
    supportedMember(
      settings,
      // With the Tera types of all members, as in a link.
      { ...memberOf(member), isTerastallized: true },
      emptyTeam,
      traitsIn('default', member.pokemon),
    ),
  );
  return team(defenders, worldIn('default'));
}

describe('a team pasted from Showdown', () => {
  const { name, members, unreadableLines } = read(pasted);

  it('is read except for the unrecognized line', () => {
    expect(name).toBe('Sand, snow & a fridge');
    expect(
      members.map(({ pokemon, set, ...fields }) => ({ pokemon: pokemon.id, ...fields })),
    ).toEqual([
      {
        pokemon: 'garchomp',
        nickname: 'Chompers',
        item: 'yache_berry',
        hasOtherAbility: true,
        attacks: ['Earthquake', 'DragonClaw', 'StoneEdge'],
      },
      {
        pokemon: 'rotom-wash',
        nickname: 'Spin.Cycle 🌀',
        ability: 'levitate',
        tera: 'steel',
        attacks: ['HydroPump', 'VoltSwitch'],
      },
      { pokemon: 'ferrothorn', hasOtherAbility: true, attacks: ['PowerWhip', 'GyroBall'] },
      {
        pokemon: 'toxicroak',
        ability: 'dry_skin',
        tera: 'water',
        attacks: ['DrainPunch', 'GunkShot', 'SuckerPunch', 'TeraBlast'],
      },
      {
        pokemon: 'rhyperior',
        nickname: 'Mount Doom',
        ability: 'solid_rock',
        item: 'air_balloon',
        attacks: ['StoneEdge', 'Earthquake', 'Megahorn', 'FirePunch'],
      },
      { pokemon: 'ninetales-alola', hasOtherAbility: true, attacks: ['freeze_dry', 'Moonblast'] },
    ]);
    const text = 'Met in: the Great Marsh, in the rain';
    expect(unreadableLines).toEqual([
      {
        line: 1 + pasted.split('\n').findIndex((line) => line.startsWith(text)),
        text,
        why: 'line',
      },
    ]);
  });

  const rows = tableOf(members);

  it('has the matchups calculated by hand', () => {
    expect(
      rows.map(({ attacking, matchups }) => [
        attacking,
        matchups.map(({ multiplier }) => multiplier),
      ]),
    ).toEqual(matrix.map(([attacking, multipliers]) => [attacking, multipliers]));
    expect(rows.map(({ weak, resist, immune, danger }) => [weak, resist, immune, danger])).toEqual(
      matrix.map(([, , weak, resist, immune, danger]) => [
        ...[weak, resist, immune],
        expect.closeTo(danger, 3),
      ]),
    );
  });

  it('has Fighting as the largest danger: three are weak and none resists it', () => {
    const types = sortByDanger(rows).map(({ attacking }) => attacking);
    expect(types.slice(0, 6)).toEqual(['fighting', 'fire', 'grass', 'steel', 'water', 'ice']);
    // Fire: 4× and twice 2× are 4 doublings, 3 safe. Grass: 3× and 2×, 2.585; 2 safe.
    const dangers = sortByDanger(rows).filter(isDangerous);
    expect(dangers.map(({ attacking }) => attacking)).toEqual(['fighting', 'fire', 'grass']);
  });

  it('is the same in a link', () => {
    const state = { ...emptyTeam, members: members.map(memberOf) };
    const { searchParams } = new URL(`https://example.org/defense/team/?${formatTeam(state)}`);
    expect(parseTeam(searchParams, wordsIn('default'))).toEqual({ state, ignored: [] });
  });

  it('is written as it was pasted, with the unrecognized line', () => {
    const text = writeShowdown(members);
    const withoutHeading = pasted.slice(pasted.indexOf('\n\n') + 2);
    expect(text.replace(/ +$/gm, '').trim()).toBe(withoutHeading.replace(/ +$/gm, '').trim());
    expect(read(text).members).toEqual(members);
  });

  it('is written without its pasted lines so that reading gives the same numbers', () => {
    const text = writeShowdown(members.map(({ set, ...member }) => member));
    const readAgain = read(text);
    expect(readAgain.unreadableLines).toEqual([]);
    expect(readAgain.members).toEqual(
      // An ability that changes no hit is not written.
      members.map(({ hasOtherAbility: _, set, ...member }) => ({
        ...member,
        attacks: member.attacks.filter((strike) => !isType(strike)),
      })),
    );
    expect(tableOf(readAgain.members)).toEqual(rows);
    expect(writeShowdown(readAgain.members)).toBe(text);
  });
});
