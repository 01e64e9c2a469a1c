import { describe, expect, it } from 'vitest';
import { defense, summarize } from './defense.ts';
import { type Attack, type Defender, type Factor, matchup, type World } from './effectiveness.ts';
import { type Move, moves } from './move.ts';
import type { AttackingType, Type } from './type.ts';

type WrittenTyping = Type | `${Type}/${Type}` | `${Type}/${Type}/${Type}`;
type Suffering = Omit<Defender, 'typing'>;

/** Attack, defending types, what else holds, effectiveness, multiplier, the sentence it proves. */
type Row = [
  attack: AttackingType | Move | Attack,
  typing: WrittenTyping,
  suffering: Suffering,
  effectiveness: number,
  multiplier: number,
  sentence: string,
];

function attackOf(written: Row[0]): Attack {
  if (typeof written !== 'string') return written;
  const move = written as Move;
  return move in moves ? { move } : { type: written as AttackingType };
}

function defenderOf(typing: WrittenTyping, suffering: Suffering = {}): Defender {
  return { typing: typing.split('/') as Type[], ...suffering };
}

function holds(world: World, rows: Row[]): void {
  it.each(rows.map((row) => [row[5], row] as const))('%s', (_, row) => {
    const [attack, typing, suffering, effectiveness, multiplier] = row;
    const answer = matchup(attackOf(attack), defenderOf(typing, suffering), world);
    expect(answer).toMatchObject({ effectiveness, multiplier });
    expect(answer.factors.reduce((product, { factor }) => product * factor, 1)).toBe(multiplier);
  });
}

const modern: World = { generation: 'default' };
const gen2: World = { generation: 'gen2' };
const gen1: World = { generation: 'gen1' };
const inverse: World = { generation: 'default', inverse: true };

describe('types in generation 1', () => {
  holds(gen1, [
    ['ghost', 'psychic', {}, 0, 0, 'Psychic is immune to Ghost'],
    ['bug', 'poison', {}, 2, 2, 'Bug hits Poison for 2'],
    ['poison', 'bug', {}, 2, 2, 'Poison hits Bug for 2'],
    ['ice', 'fire', {}, 1, 1, 'Fire does not resist Ice'],
    ['bug', 'psychic/grass', {}, 4, 4, 'Exeggcute takes 4 from Bug'],
    ['poison', 'bug/grass', {}, 4, 4, 'Paras takes 4 from Poison'],
    ['bug', 'grass/poison', {}, 4, 4, 'Bulbasaur takes 4 from Bug'],
    ['ground', 'rock/flying', {}, 0, 0, 'Aerodactyl takes nothing from Ground'],
    ['electric', 'water/flying', {}, 4, 4, 'Gyarados takes 4 from Electric'],
    ['struggle', 'ghost', {}, 0, 0, 'Struggle is Normal: Ghost is immune'],
    ['struggle', 'rock', {}, 0.5, 0.5, 'Struggle is Normal: Rock resists'],
  ]);
});

describe('types in generations 2 to 5', () => {
  holds(gen2, [
    ['ghost', 'psychic', {}, 2, 2, 'Ghost hits Psychic for 2'],
    ['bug', 'poison', {}, 0.5, 0.5, 'Poison resists Bug'],
    ['poison', 'bug', {}, 1, 1, 'Poison does nothing special to Bug'],
    ['ice', 'fire', {}, 0.5, 0.5, 'Fire resists Ice'],
    ['bug', 'grass/poison', {}, 1, 1, 'Bulbasaur takes 1 from Bug'],
    ['poison', 'bug/grass', {}, 2, 2, 'Paras takes 2 from Poison'],
    ['dark', 'steel', {}, 0.5, 0.5, 'Steel resists Dark'],
    ['ghost', 'steel', {}, 0.5, 0.5, 'Steel resists Ghost'],
    ['ghost', 'steel/psychic', {}, 1, 1, 'Metagross takes 1 from Ghost'],
    ['struggle', 'ghost', {}, 1, 1, 'Struggle is typeless'],
  ]);
});

describe('types since generation 6', () => {
  holds(modern, [
    ['ghost', 'steel', {}, 1, 1, 'Steel no longer resists Ghost'],
    ['dark', 'steel', {}, 1, 1, 'Steel no longer resists Dark'],
    ['ghost', 'steel/psychic', {}, 2, 2, 'Metagross takes 2 from Ghost'],
    ['dragon', 'fairy', {}, 0, 0, 'Fairy is immune to Dragon'],
    ['dragon', 'dragon/fairy', {}, 0, 0, 'a weakness does not undo an immunity: 2 × 0'],
    ['normal', 'normal/ghost', {}, 0, 0, 'Hisuian Zoroark takes nothing from Normal'],
    ['ghost', 'normal/ghost', {}, 0, 0, 'Hisuian Zoroark takes nothing from Ghost: 0 × 2'],
    ['poison', 'steel/grass', {}, 0, 0, 'Ferrothorn takes nothing from Poison: 0 × 2'],
    ['electric', 'ground/water', {}, 0, 0, 'Quagsire takes nothing from Electric: 0 × 2'],
    ['psychic', 'dark/poison', {}, 0, 0, 'Alolan Muk takes nothing from Psychic: 0 × 2'],
    ['fighting', 'ghost/dark', {}, 0, 0, 'Sableye takes nothing from Fighting: 0 × 2'],
    ['rock', 'fire/flying', {}, 4, 4, 'Charizard takes 4 from Rock'],
    ['fire', 'grass/steel', {}, 4, 4, 'Ferrothorn takes 4 from Fire'],
    ['water', 'ground/rock', {}, 4, 4, 'Geodude takes 4 from Water'],
    ['fire', 'water/dragon', {}, 0.25, 0.25, 'Kingdra takes ¼ from Fire'],
    ['fire', 'grass/steel/ice', {}, 8, 8, 'three weaknesses: 2 × 2 × 2'],
    ['fire', 'water/dragon/rock', {}, 0.125, 0.125, 'three resistances: ½ × ½ × ½'],
    ['normal', 'rock/steel/ghost', {}, 0, 0, 'Trick-or-Treat adds Ghost, which is immune'],
    ['ground', 'grass/flying/fire', {}, 0, 0, 'one immunity among three types'],
    ['fire', 'water/dragon/grass', {}, 0.5, 0.5, "Forest's Curse adds Grass: ½ × ½ × 2"],
    ['struggle', 'ghost', {}, 1, 1, 'Struggle hits Ghost'],
    ['struggle', 'rock/steel', {}, 1, 1, 'Struggle is never resisted'],
    ['struggle', 'normal/ghost/rock', {}, 1, 1, 'Struggle does not look at a third type either'],
  ]);
});

describe('Tera', () => {
  holds(modern, [
    ['ground', 'fire/flying', { tera: 'fire' }, 2, 2, 'Tera Fire drops Flying'],
    ['fighting', 'normal', { tera: 'ghost' }, 0, 0, 'Tera Ghost is immune to Fighting'],
    ['fire', 'water/dragon/ghost', { tera: 'grass' }, 2, 2, 'Tera Grass drops an added type too'],
    ['rock', 'fire/flying', { tera: 'stellar' }, 4, 4, 'Tera Stellar keeps the types'],
    [
      ...(['normal', 'fire/flying/ghost', { tera: 'stellar' }, 0, 0] as const),
      'Tera Stellar keeps an added type',
    ],
    ['stellar', 'rock/steel', {}, 1, 1, 'Stellar is 1 against the rest'],
    ['stellar', 'rock/steel', { tera: 'fire' }, 2, 2, 'Stellar is 2 against the Terastallized'],
    ['stellar', 'rock/steel', { tera: 'stellar' }, 2, 2, 'Stellar is 2 against Tera Stellar'],
    ['stellar', 'normal', { tera: 'ghost' }, 2, 2, 'nothing is immune to Stellar'],
    [
      ...(['stellar', 'normal', { tera: 'normal', ability: 'filter' }, 2, 1.5] as const),
      'Filter takes the 2 of Stellar for super effective',
    ],
    [
      ...(['stellar', 'normal', { tera: 'normal', ability: 'tera_shell' }, 0.5, 0.5] as const),
      'Tera Shell halves Stellar',
    ],
    [
      ...(['electric', 'water', { tera: 'water', ability: 'volt_absorb' }, 0, 0] as const),
      'Tera does not switch an ability off',
    ],
  ]);
});

describe('abilities that absorb a type', () => {
  holds(modern, [
    ['ground', 'electric', { ability: 'levitate' }, 0, 0, 'Levitate'],
    ['ground', 'electric', { ability: 'eelevate' }, 0, 0, 'Eelevate'],
    ['ground', 'electric/flying', { ability: 'levitate' }, 0, 0, 'Levitate and Flying'],
    ['electric', 'water', { ability: 'levitate' }, 2, 2, 'Levitate is for Ground alone'],
    ['ground', 'fire', { ability: 'earth_eater' }, 0, 0, 'Earth Eater'],
    ['fire', 'grass/steel', { ability: 'flash_fire' }, 0, 0, 'Flash Fire, however weak the types'],
    ['fire', 'grass/steel', { ability: 'well_baked_body' }, 0, 0, 'Well-Baked Body'],
    ['water', 'grass/bug', { ability: 'dry_skin' }, 0, 0, 'Dry Skin and Water'],
    ['water', 'fire', { ability: 'water_absorb' }, 0, 0, 'Water Absorb'],
    ['water', 'fire', { ability: 'storm_drain' }, 0, 0, 'Storm Drain'],
    ['electric', 'water/flying', { ability: 'lightning_rod' }, 0, 0, 'Lightning Rod'],
    ['electric', 'water', { ability: 'volt_absorb' }, 0, 0, 'Volt Absorb'],
    ['electric', 'water', { ability: 'motor_drive' }, 0, 0, 'Motor Drive'],
    ['grass', 'water/ground', { ability: 'sap_sipper' }, 0, 0, 'Sap Sipper'],
    ['fire', 'grass', { ability: 'sap_sipper' }, 2, 2, 'Sap Sipper is for Grass alone'],
    ['stellar', 'fire', { ability: 'flash_fire' }, 1, 1, 'no ability absorbs Stellar'],
    [
      ...(['ground', 'fire/flying', { ability: 'earth_eater', conditions: ['gravity'] }] as const),
      ...([0, 0, 'Earth Eater blocks under Gravity'] as const),
    ],
    [
      ...(['thousand_arrows', 'fire/flying', { ability: 'earth_eater' }] as const),
      ...([0, 0, 'Earth Eater blocks Thousand Arrows'] as const),
    ],
    [
      ...(['ground', 'electric', { ability: 'levitate', item: 'ring_target' }] as const),
      ...([0, 0, 'Ring Target does not open Levitate'] as const),
    ],
    [
      ...(['fire', 'grass', { ability: 'flash_fire', item: 'ring_target' }] as const),
      ...([0, 0, 'Ring Target does not open Flash Fire'] as const),
    ],
  ]);
  holds(gen2, [
    // Until generation 4 these two only redirected; gen2 shows generation 5.
    ['water', 'fire', { ability: 'storm_drain' }, 0, 0, 'Storm Drain in generation 5'],
    ['electric', 'water', { ability: 'lightning_rod' }, 0, 0, 'Lightning Rod in generation 5'],
    ['ground', 'steel/psychic', { ability: 'levitate' }, 0, 0, 'Levitate in generation 5'],
  ]);
});

describe('abilities that change damage and not effectiveness', () => {
  holds(modern, [
    [
      'fire',
      'normal',
      { ability: 'dry_skin' },
      1,
      1.25,
      'Dry Skin and Fire: still effective, 1.25',
    ],
    ['fire', 'grass/bug', { ability: 'dry_skin' }, 4, 5, 'Dry Skin on Parasect: 4 × 1.25'],
    ['fire', 'normal', { ability: 'fluffy' }, 1, 2, 'Fluffy and Fire: still effective, 2'],
    ['fire', 'grass/steel', { ability: 'fluffy' }, 4, 8, 'Fluffy: 4 × 2'],
    ['fire', 'water', { ability: 'fluffy' }, 0.5, 1, 'Fluffy: ½ × 2'],
    ['fire', 'normal', { ability: 'thick_fat' }, 1, 0.5, 'Thick Fat and Fire'],
    ['ice', 'normal', { ability: 'thick_fat' }, 1, 0.5, 'Thick Fat and Ice'],
    ['ice', 'fire', { ability: 'thick_fat' }, 0.5, 0.25, 'Thick Fat: ½ × ½'],
    ['water', 'fire', { ability: 'thick_fat' }, 2, 2, 'Thick Fat is for Fire and Ice alone'],
    ['ghost', 'ghost', { ability: 'purifying_salt' }, 2, 1, 'Purifying Salt: 2 × ½'],
    ['ghost', 'normal', { ability: 'purifying_salt' }, 0, 0, 'Purifying Salt on an immunity'],
    ['fire', 'bug/grass', { ability: 'heatproof' }, 4, 2, 'Heatproof: 4 × ½'],
    ['fire', 'water', { ability: 'water_bubble' }, 0.5, 0.25, 'Water Bubble on defense: ½ × ½'],
    ['water', 'fire', { ability: 'water_bubble' }, 2, 2, 'Water Bubble on defense is for Fire'],
  ]);
});

describe('abilities that look at effectiveness', () => {
  holds(modern, [
    ['fire', 'grass', { ability: 'filter' }, 2, 1.5, 'Filter: 2 × 0.75'],
    ['fire', 'grass/steel', { ability: 'solid_rock' }, 4, 3, 'Solid Rock: 4 × 0.75'],
    ['fire', 'grass/steel/ice', { ability: 'prism_armor' }, 8, 6, 'Prism Armor: 8 × 0.75'],
    ['fire', 'normal', { ability: 'filter' }, 1, 1, 'Filter does nothing at 1'],
    ['fire', 'water', { ability: 'filter' }, 0.5, 0.5, 'Filter does nothing below 1'],
    ['fire', 'bug/ghost', { ability: 'wonder_guard' }, 2, 2, 'Wonder Guard lets a weakness pass'],
    ['rock', 'fire/flying', { ability: 'wonder_guard' }, 4, 4, 'Wonder Guard lets 4 pass'],
    ['water', 'bug/ghost', { ability: 'wonder_guard' }, 0, 0, 'Wonder Guard blocks 1'],
    ['grass', 'bug/ghost', { ability: 'wonder_guard' }, 0, 0, 'Wonder Guard blocks ½'],
    ['fighting', 'bug/ghost', { ability: 'wonder_guard' }, 0, 0, 'Wonder Guard and an immunity'],
    ['fire', 'grass/water', { ability: 'wonder_guard' }, 0, 0, 'Wonder Guard blocks 2 × ½'],
    ['stellar', 'bug/ghost', { ability: 'wonder_guard' }, 0, 0, 'Wonder Guard blocks Stellar'],
    ['struggle', 'bug/ghost', { ability: 'wonder_guard' }, 1, 1, 'Struggle passes Wonder Guard'],
    [
      ...(['stellar', 'bug/ghost', { tera: 'bug', ability: 'wonder_guard' }] as const),
      ...([2, 2, 'Stellar passes Wonder Guard of the Terastallized'] as const),
    ],
    [
      ...(['ground', 'electric', { tera: 'electric', ability: 'wonder_guard' }] as const),
      ...([2, 2, 'Ground passes Wonder Guard of Tera Electric'] as const),
    ],
    [
      { type: 'water', ability: 'tinted_lens' },
      ...(['bug/ghost', { ability: 'wonder_guard' }] as const),
      ...([0, 0, 'Tinted Lens does not open Wonder Guard'] as const),
    ],
    ['fighting', 'normal', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell: 2 becomes ½'],
    ['water', 'normal', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell: 1 becomes ½'],
    ['fire', 'grass/steel', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell: 4 becomes ½, not 2'],
    ['fire', 'grass/steel/ice', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell: 8 becomes ½'],
    ['grass', 'fire', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell: ½ stays'],
    // The simulators leave a double resistance alone: no hit is ever made stronger.
    ['grass', 'fire/flying', { ability: 'tera_shell' }, 0.25, 0.25, 'Tera Shell: ¼ stays'],
    ['fire', 'water/dragon/rock', { ability: 'tera_shell' }, 0.125, 0.125, 'Tera Shell: ⅛ stays'],
    ['ghost', 'normal', { ability: 'tera_shell' }, 0, 0, 'Tera Shell: an immunity stays'],
    ['stellar', 'normal', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell and Stellar'],
    ['struggle', 'normal', { ability: 'tera_shell' }, 1, 1, 'Struggle ignores Tera Shell'],
    [
      { type: 'fighting', ability: 'tinted_lens' },
      ...(['normal', { ability: 'tera_shell' }, 0.5, 1] as const),
      'Tera Shell, then Tinted Lens: ½ × 2',
    ],
    [
      { type: 'normal', ability: 'scrappy' },
      ...(['ghost', { ability: 'tera_shell' }, 0.5, 0.5] as const),
      'Scrappy makes Ghost 1, which Tera Shell halves',
    ],
  ]);
});

describe('Mold Breaker and its siblings', () => {
  holds(modern, [
    [
      { type: 'ground', ability: 'mold_breaker' },
      ...(['electric', { ability: 'levitate' }, 2, 2, 'Mold Breaker and Levitate'] as const),
    ],
    [
      { type: 'ground', ability: 'mold_breaker' },
      ...(['electric/flying', { ability: 'levitate' }] as const),
      ...([0, 0, 'Mold Breaker does not touch the type Flying'] as const),
    ],
    [
      { type: 'fire', ability: 'mold_breaker' },
      ...(['grass/steel', { ability: 'filter' }, 4, 4, 'Mold Breaker and Filter'] as const),
    ],
    [
      { type: 'fire', ability: 'mold_breaker' },
      ...(['grass/steel', { ability: 'prism_armor' }] as const),
      ...([4, 3, 'Mold Breaker does not break Prism Armor'] as const),
    ],
    [
      { type: 'fire', ability: 'teravolt' },
      ...(['normal', { ability: 'flash_fire' }, 1, 1, 'Teravolt and Flash Fire'] as const),
    ],
    [
      { type: 'ice', ability: 'turboblaze' },
      ...(['normal', { ability: 'thick_fat' }, 1, 1, 'Turboblaze and Thick Fat'] as const),
    ],
    [
      { type: 'water', ability: 'mold_breaker' },
      ...([
        'bug/ghost',
        { ability: 'wonder_guard' },
        1,
        1,
        'Mold Breaker and Wonder Guard',
      ] as const),
    ],
    [
      { type: 'ground', ability: 'mold_breaker' },
      ...(['electric', { item: 'air_balloon' }, 0, 0, 'Mold Breaker leaves items alone'] as const),
    ],
    [
      { type: 'ground', ability: 'mold_breaker' },
      ...(['electric', { ability: 'levitate', item: 'ability_shield' }] as const),
      ...([0, 0, 'Ability Shield keeps Levitate'] as const),
    ],
    ['sunsteel_strike', 'ice', { ability: 'tera_shell' }, 2, 2, 'Sunsteel Strike and Tera Shell'],
    ['moongeist_beam', 'ghost', { ability: 'purifying_salt' }, 2, 2, 'Moongeist Beam'],
    ['photon_geyser', 'poison', { ability: 'filter' }, 2, 2, 'Photon Geyser'],
    [
      { type: 'electric', ability: 'mold_breaker' },
      ...(['flying', { ability: 'delta_stream' }, 1, 1, 'Mold Breaker and Delta Stream'] as const),
    ],
  ]);
});

describe('abilities of the attacker', () => {
  holds(modern, [
    [{ type: 'normal', ability: 'scrappy' }, 'ghost', {}, 1, 1, 'Scrappy'],
    [{ type: 'fighting', ability: 'scrappy' }, 'ghost/dark', {}, 2, 2, 'Scrappy: 1 × 2'],
    [
      { type: 'fighting', ability: 'minds_eye' },
      'ghost/psychic',
      {},
      0.5,
      0.5,
      "Mind's Eye: 1 × ½",
    ],
    [{ type: 'normal', ability: 'minds_eye' }, 'ghost', {}, 1, 1, "Mind's Eye with Normal"],
    [{ type: 'ghost', ability: 'scrappy' }, 'normal', {}, 0, 0, 'Scrappy does not help Ghost'],
    [{ type: 'poison', ability: 'scrappy' }, 'steel', {}, 0, 0, 'Scrappy does not help Poison'],
    [{ type: 'rock', ability: 'tinted_lens' }, 'fighting', {}, 0.5, 1, 'Tinted Lens: ½ becomes 1'],
    [
      ...([{ type: 'grass', ability: 'tinted_lens' }, 'fire/flying', {}, 0.25, 0.5] as const),
      'Tinted Lens: ¼ becomes ½, not 1',
    ],
    [
      ...([
        { type: 'fire', ability: 'tinted_lens' },
        'water/dragon/rock',
        {},
        0.125,
        0.25,
      ] as const),
      'Tinted Lens: ⅛ becomes ¼',
    ],
    [{ type: 'normal', ability: 'tinted_lens' }, 'ghost', {}, 0, 0, 'Tinted Lens: 0 stays'],
    [{ type: 'fire', ability: 'tinted_lens' }, 'normal', {}, 1, 1, 'Tinted Lens: 1 stays'],
    [{ type: 'bug', ability: 'tinted_lens' }, 'grass', {}, 2, 2, 'Tinted Lens: 2 stays'],
    [
      { type: 'fire', ability: 'tinted_lens' },
      ...([
        'water',
        { ability: 'thick_fat' },
        0.5,
        0.5,
        'Tinted Lens, Thick Fat: ½ × ½ × 2',
      ] as const),
    ],
    [
      { type: 'fire', ability: 'tinted_lens' },
      ...(['normal', { ability: 'thick_fat' }] as const),
      ...([1, 0.5, 'Tinted Lens does not look at Thick Fat'] as const),
    ],
    [
      { type: 'fire', ability: 'tinted_lens' },
      ...(['water', { ability: 'dry_skin' }] as const),
      ...([0.5, 1.25, 'Tinted Lens, Dry Skin: ½ × 1.25 × 2'] as const),
    ],
    [{ type: 'fire', ability: 'neuroforce' }, 'grass', {}, 2, 2.5, 'Neuroforce: 2 × 1.25'],
    [{ type: 'fire', ability: 'neuroforce' }, 'normal', {}, 1, 1, 'Neuroforce does nothing at 1'],
    [
      { type: 'fire', ability: 'neuroforce' },
      ...(['normal', { ability: 'fluffy' }, 1, 2, 'Neuroforce does not look at Fluffy'] as const),
    ],
    [
      { type: 'fire', ability: 'normalize' },
      'rock',
      {},
      0.5,
      0.6,
      'Normalize: Fire becomes Normal',
    ],
    [{ type: 'fire', ability: 'normalize' }, 'ghost', {}, 0, 0, 'Normalize: Ghost is immune'],
    [{ type: 'normal', ability: 'normalize' }, 'dark', {}, 1, 1.2, 'Normalize with Normal'],
    [{ type: 'stellar', ability: 'normalize' }, 'rock', {}, 1, 1, 'Normalize leaves Stellar alone'],
    [{ type: 'normal', ability: 'aerilate' }, 'grass', {}, 2, 2.4, 'Aerilate: Flying'],
    [{ type: 'normal', ability: 'pixilate' }, 'dragon', {}, 2, 2.4, 'Pixilate: Fairy'],
    [{ type: 'normal', ability: 'refrigerate' }, 'grass', {}, 2, 2.4, 'Refrigerate: Ice'],
    [{ type: 'normal', ability: 'galvanize' }, 'water', {}, 2, 2.4, 'Galvanize: Electric'],
    [{ type: 'normal', ability: 'galvanize' }, 'ground', {}, 0, 0, 'Galvanize: Ground is immune'],
    [{ type: 'normal', ability: 'dragonize' }, 'dragon', {}, 2, 2.4, 'Dragonize: Dragon'],
    [{ type: 'normal', ability: 'pixilate' }, 'ghost', {}, 1, 1.2, 'Pixilate: Fairy hits Ghost'],
    [{ type: 'fire', ability: 'pixilate' }, 'dragon', {}, 0.5, 0.5, 'Pixilate is for Normal alone'],
    [{ type: 'normal', ability: 'liquid_voice' }, 'fire', {}, 2, 2, 'Liquid Voice: Water'],
    [{ move: 'struggle', ability: 'pixilate' }, 'dragon', {}, 1, 1, 'Struggle gets no type'],
    [{ move: 'struggle', ability: 'normalize' }, 'ghost', {}, 1, 1, 'Struggle is not normalized'],
    [{ type: 'water', ability: 'water_bubble' }, 'fire', {}, 2, 4, 'Water Bubble: Water × 2'],
    [{ type: 'steel', ability: 'steelworker' }, 'ice', {}, 2, 3, 'Steelworker: Steel × 1.5'],
    [{ type: 'steel', ability: 'steely_spirit' }, 'ice', {}, 2, 3, 'Steely Spirit: Steel × 1.5'],
    [
      { type: 'electric', ability: 'transistor' },
      'water',
      {},
      2,
      2.6,
      'Transistor: Electric × 1.3',
    ],
    [{ type: 'dragon', ability: 'dragons_maw' }, 'dragon', {}, 2, 3, "Dragon's Maw: Dragon × 1.5"],
    [{ type: 'rock', ability: 'rocky_payload' }, 'fire', {}, 2, 3, 'Rocky Payload: Rock × 1.5'],
    [{ type: 'fire', ability: 'fire_mane' }, 'grass', {}, 2, 3, 'Fire Mane: Fire × 1.5'],
    [{ type: 'fire', item: 'expert_belt' }, 'grass', {}, 2, 2.4, 'Expert Belt: 2 × 1.2'],
    [{ type: 'fire', item: 'expert_belt' }, 'water', {}, 0.5, 0.5, 'Expert Belt and a resistance'],
    [
      { type: 'fire', item: 'expert_belt' },
      ...(['normal', { ability: 'dry_skin' }] as const),
      ...([1, 1.25, 'Expert Belt does not look at Dry Skin'] as const),
    ],
    [
      { type: 'fire', item: 'expert_belt' },
      ...(['grass', { ability: 'tera_shell' }] as const),
      ...([0.5, 0.5, 'Expert Belt looks at what Tera Shell left'] as const),
    ],
    [{ type: 'dark', ability: 'dark_aura' }, 'normal', {}, 1, 5448 / 4096, 'Dark Aura'],
    ['fairy', 'normal', { ability: 'fairy_aura' }, 1, 5448 / 4096, 'Fairy Aura of the defender'],
    [
      { type: 'dark', ability: 'aura_break' },
      ...([
        'normal',
        { ability: 'dark_aura' },
        1,
        0.75,
        'Aura Break turns Dark Aura around',
      ] as const),
    ],
    [{ type: 'dark', ability: 'aura_break' }, 'normal', {}, 1, 1, 'Aura Break without an aura'],
  ]);
  holds(gen2, [
    [{ type: 'fire', ability: 'normalize' }, 'rock', {}, 0.5, 0.5, 'Normalize without a bonus'],
    [{ type: 'normal', ability: 'scrappy' }, 'ghost', {}, 1, 1, 'Scrappy in generation 5'],
    [{ type: 'ghost', ability: 'tinted_lens' }, 'steel', {}, 0.5, 1, 'Tinted Lens in generation 5'],
  ]);
});

describe('Freeze-Dry', () => {
  holds(modern, [
    ['freeze_dry', 'water', {}, 2, 2, 'Water is weak to it'],
    ['freeze_dry', 'grass', {}, 2, 2, 'it is Ice to any other type'],
    ['freeze_dry', 'water/ground', {}, 4, 4, 'Swampert: 2 × 2'],
    ['freeze_dry', 'water/ice', {}, 1, 1, 'Lapras: 2 × ½'],
    ['freeze_dry', 'water/dragon', {}, 4, 4, 'Kingdra: 2 × 2'],
    ['freeze_dry', 'water/ground', { tera: 'ground' }, 2, 2, 'Tera Ground: only Ground counts'],
    ['freeze_dry', 'water/ground', { tera: 'stellar' }, 4, 4, 'Tera Stellar: the types stay'],
    ['freeze_dry', 'fire', { tera: 'water' }, 2, 2, 'Tera Water'],
    [
      ...([{ move: 'freeze_dry', ability: 'normalize' }, 'water', {}, 2, 2.4] as const),
      'turned Normal by Normalize, Water is still 2',
    ],
    [
      ...(['freeze_dry', 'water', { conditions: ['electrify'] }, 2, 2] as const),
      'turned Electric by Electrify, Water is still 2',
    ],
    [
      ...(['freeze_dry', 'grass', { conditions: ['electrify'] }, 0.5, 0.5] as const),
      'turned Electric by Electrify, it is Electric to Grass',
    ],
    ['freeze_dry', 'water', { ability: 'wonder_guard' }, 2, 2, 'it passes Wonder Guard on Water'],
    ['freeze_dry', 'water', { ability: 'thick_fat' }, 2, 1, 'Thick Fat: 2 × ½'],
    ['freeze_dry', 'water', { ability: 'water_absorb' }, 2, 2, 'Water Absorb has no say'],
    ['freeze_dry', 'water', { item: 'yache_berry' }, 2, 1, 'the berry against Ice halves it'],
  ]);
  holds(inverse, [['freeze_dry', 'water', {}, 2, 2, 'Water stays 2 in an inverse battle']]);
});

describe('Thousand Arrows', () => {
  holds(modern, [
    ['thousand_arrows', 'flying', {}, 1, 1, 'strikes Flying for 1'],
    ['thousand_arrows', 'fire/flying', {}, 1, 1, 'Fire and Flying: 1, not 2'],
    ['thousand_arrows', 'rock/flying', {}, 1, 1, 'Rock and Flying: 1, not 2'],
    ['thousand_arrows', 'grass/flying', {}, 1, 1, 'Grass and Flying: 1, not ½'],
    ['thousand_arrows', 'fire', {}, 2, 2, 'is Ground to those on the ground'],
    [
      ...(['thousand_arrows', 'electric', { ability: 'levitate' }, 2, 2] as const),
      'Levitate without Flying: as weak as the types',
    ],
    ['thousand_arrows', 'steel/psychic', { ability: 'levitate' }, 2, 2, 'Bronzong'],
    ['thousand_arrows', 'fire', { item: 'air_balloon' }, 2, 2, 'Air Balloon does not help'],
    ['thousand_arrows', 'fire', { conditions: ['magnet_rise'] }, 2, 2, 'nor does Magnet Rise'],
    ['thousand_arrows', 'fire', { conditions: ['telekinesis'] }, 2, 2, 'nor does Telekinesis'],
    [
      ...(['thousand_arrows', 'fire/flying', { conditions: ['smack_down'] }, 2, 2] as const),
      'Flying held down by Smack Down: as weak as the types',
    ],
    [
      ...(['thousand_arrows', 'fire/flying', { conditions: ['gravity'] }, 2, 2] as const),
      'Flying held down by Gravity: as weak as the types',
    ],
    ['thousand_arrows', 'fire/flying', { ability: 'wonder_guard' }, 0, 0, 'Wonder Guard blocks 1'],
    ['thousand_arrows', 'fire/flying', { tera: 'fire' }, 2, 2, 'Tera Fire: no Flying is left'],
  ]);
});

describe('Flying Press', () => {
  holds(modern, [
    ['flying_press', 'normal', {}, 2, 2, 'Normal: 2 × 1'],
    ['flying_press', 'fighting', {}, 2, 2, 'Fighting: 1 × 2'],
    ['flying_press', 'bug', {}, 1, 1, 'Bug: ½ × 2'],
    ['flying_press', 'rock', {}, 1, 1, 'Rock: 2 × ½'],
    ['flying_press', 'electric', {}, 0.5, 0.5, 'Electric: 1 × ½'],
    ['flying_press', 'ice', {}, 2, 2, 'Ice: 2 × 1'],
    ['flying_press', 'fairy', {}, 0.5, 0.5, 'Fairy: ½ × 1'],
    ['flying_press', 'ghost', {}, 0, 0, 'Ghost is immune to the Fighting half'],
    ['flying_press', 'electric/flying', {}, 0.25, 0.25, 'Zapdos: ½ × ½'],
    ['flying_press', 'grass/dark', {}, 4, 4, 'Shiftry: 2 × 2'],
    ['flying_press', 'bug/grass', {}, 2, 2, 'Paras: 1 × 2'],
    [
      ...([{ move: 'flying_press', ability: 'scrappy' }, 'ghost/grass', {}, 2, 2] as const),
      'Scrappy: Ghost 1, Grass 1 × 2',
    ],
    ['flying_press', 'rock', { ability: 'filter' }, 1, 1, 'Filter looks at the whole hit'],
    [
      'flying_press',
      'normal',
      { ability: 'wonder_guard' },
      2,
      2,
      'the whole 2 passes Wonder Guard',
    ],
    ['flying_press', 'rock', { ability: 'wonder_guard' }, 0, 0, 'the whole 1 does not'],
    ['flying_press', 'normal', { ability: 'tera_shell' }, 0.5, 0.5, 'Tera Shell halves it once'],
    ['flying_press', 'normal', { item: 'chople_berry' }, 2, 1, 'its berry is that of Fighting'],
    ['flying_press', 'grass', { item: 'coba_berry' }, 2, 2, 'its berry is not that of Flying'],
    [
      ...(['flying_press', 'normal', { conditions: ['electrify'] }, 1, 1] as const),
      'turned Electric it still strikes as Flying too',
    ],
  ]);
});

describe('other moves', () => {
  holds(modern, [
    ['nihil_light', 'dragon/fairy', {}, 2, 2, 'Nihil Light takes Fairy for 1'],
    ['nihil_light', 'fairy', {}, 1, 1, 'Nihil Light on Fairy alone'],
    ['collision_course', 'normal', {}, 2, 2.66650390625, 'Collision Course when super effective'],
    ['collision_course', 'fighting', {}, 1, 1, 'Collision Course at 1'],
    ['electro_drift', 'water', {}, 2, 2.66650390625, 'Electro Drift when super effective'],
    ['electro_drift', 'grass', {}, 0.5, 0.5, 'Electro Drift when resisted'],
    ['hydro_steam', 'fire', {}, 2, 2, 'Hydro Steam is Water'],
    ['hydro_steam', 'fire', { conditions: ['sun'] }, 2, 3, 'Hydro Steam is stronger in the sun'],
    ['hydro_steam', 'fire', { conditions: ['rain'] }, 2, 3, 'Hydro Steam in the rain'],
  ]);
});

describe('weather', () => {
  const windy: Suffering = { conditions: ['strong_winds'] };
  holds(modern, [
    ['electric', 'flying', windy, 1, 1, 'strong winds and Electric'],
    ['ice', 'flying', windy, 1, 1, 'strong winds and Ice'],
    ['rock', 'flying', windy, 1, 1, 'strong winds and Rock'],
    ['ice', 'dragon/flying', windy, 2, 2, 'Rayquaza in strong winds: 2 × 1'],
    ['electric', 'water/flying', windy, 2, 2, 'Gyarados in strong winds: 2 × 1'],
    ['electric', 'grass/flying', windy, 0.5, 0.5, 'Jumpluff in strong winds: ½ × 1'],
    ['grass', 'flying', windy, 0.5, 0.5, 'strong winds leave a resistance'],
    ['ground', 'flying', windy, 0, 0, 'strong winds leave the immunity'],
    ['electric', 'water', windy, 2, 2, 'strong winds are for Flying alone'],
    ['electric', 'flying', { ability: 'delta_stream' }, 1, 1, 'Delta Stream brings them'],
    [{ type: 'ice', ability: 'delta_stream' }, 'flying', {}, 1, 1, 'even that of the attacker'],
    ['ice', 'dragon', { tera: 'flying', ...windy }, 1, 1, 'Tera Flying in strong winds'],
    ['electric', 'flying', { tera: 'water', ...windy }, 2, 2, 'Tera Water in strong winds'],
    [{ type: 'electric', ability: 'cloud_nine' }, 'flying', windy, 2, 2, 'Cloud Nine stills them'],
    [{ type: 'electric', ability: 'air_lock' }, 'flying', windy, 2, 2, 'Air Lock stills them'],
    [
      { type: 'electric', ability: 'delta_stream' },
      ...(['flying', { ability: 'air_lock' }, 2, 2, "Air Lock stills the attacker's"] as const),
    ],
    [
      'electric',
      'flying',
      { ability: 'wonder_guard', ...windy },
      0,
      0,
      'Wonder Guard in the winds',
    ],
    ['water', 'fire/rock', { conditions: ['desolate_land'] }, 0, 0, 'Desolate Land: Water fails'],
    ['water', 'fire/rock', { ability: 'desolate_land' }, 0, 0, 'Desolate Land as an ability'],
    ['fire', 'normal', { conditions: ['desolate_land'] }, 1, 1.5, 'Desolate Land: Fire × 1.5'],
    ['fire', 'grass', { conditions: ['primordial_sea'] }, 0, 0, 'Primordial Sea: Fire fails'],
    ['water', 'normal', { conditions: ['primordial_sea'] }, 1, 1.5, 'Primordial Sea: Water × 1.5'],
    [
      { type: 'fire', ability: 'cloud_nine' },
      ...([
        'grass',
        { conditions: ['primordial_sea'] },
        2,
        2,
        'Cloud Nine lets Fire pass',
      ] as const),
    ],
    ['fire', 'normal', { conditions: ['sun'] }, 1, 1.5, 'sun: Fire × 1.5'],
    ['water', 'normal', { conditions: ['sun'] }, 1, 0.5, 'sun: Water × ½'],
    ['water', 'normal', { conditions: ['rain'] }, 1, 1.5, 'rain: Water × 1.5'],
    ['fire', 'normal', { conditions: ['rain'] }, 1, 0.5, 'rain: Fire × ½'],
    [
      ...(['fire', 'normal', { item: 'utility_umbrella', conditions: ['sun'] }, 1, 1] as const),
      'Utility Umbrella in the sun',
    ],
    [
      ...(['water', 'fire', { item: 'utility_umbrella', conditions: ['desolate_land'] }] as const),
      ...([0, 0, 'Utility Umbrella does not stop Desolate Land'] as const),
    ],
  ]);
  holds(gen2, [['fire', 'normal', { conditions: ['rain'] }, 1, 0.5, 'rain in generation 5']]);
});

describe('on the ground and off it', () => {
  const held = (condition: 'gravity' | 'smack_down' | 'ingrain'): Suffering => ({
    conditions: [condition],
  });
  holds(modern, [
    ['ground', 'steel/flying', held('gravity'), 2, 2, 'Gravity: Flying 1 (Skarmory)'],
    ['ground', 'steel/flying', held('smack_down'), 2, 2, 'Smack Down: Flying 1'],
    ['ground', 'steel/flying', held('ingrain'), 2, 2, 'Ingrain: Flying 1'],
    ['ground', 'flying', held('gravity'), 1, 1, 'Gravity on Flying alone'],
    ['ground', 'electric', { ability: 'levitate', ...held('gravity') }, 2, 2, 'Gravity, Levitate'],
    ['ground', 'electric', { ability: 'levitate', ...held('ingrain') }, 2, 2, 'Ingrain, Levitate'],
    ['ground', 'fire', { item: 'air_balloon' }, 0, 0, 'Air Balloon'],
    ['ground', 'fire', { item: 'air_balloon', ...held('gravity') }, 2, 2, 'Gravity, Air Balloon'],
    ['ground', 'fire', { conditions: ['magnet_rise'] }, 0, 0, 'Magnet Rise'],
    ['ground', 'fire', { conditions: ['magnet_rise', 'gravity'] }, 2, 2, 'Gravity, Magnet Rise'],
    ['ground', 'fire', { conditions: ['telekinesis'] }, 0, 0, 'Telekinesis'],
    ['ground', 'fire', { conditions: ['telekinesis', 'gravity'] }, 2, 2, 'Gravity, Telekinesis'],
    ['electric', 'fire', { item: 'air_balloon' }, 1, 1, 'Air Balloon is for Ground alone'],
    ['ground', 'steel/flying', { conditions: ['roost'] }, 2, 2, 'Roost takes Flying away'],
    ['ice', 'dragon/flying', { conditions: ['roost'] }, 2, 2, 'Roost takes its weakness away'],
    ['fighting', 'flying', { conditions: ['roost'] }, 2, 2, 'Roost makes Flying alone Normal'],
    [
      ...(['ground', 'steel/flying', { tera: 'flying', conditions: ['roost'] }, 0, 0] as const),
      'Roost does not bring Tera Flying down',
    ],
    [
      ...(['ground', 'steel/flying', { tera: 'stellar', conditions: ['roost'] }, 0, 0] as const),
      'Roost does not bring the Terastallized down',
    ],
    ['ground', 'fire/flying', { item: 'iron_ball' }, 1, 1, 'Iron Ball on Flying: 1, not 2'],
    ['ground', 'grass/flying', { item: 'iron_ball' }, 1, 1, 'Iron Ball on Flying: 1, not ½'],
    [
      ...(['ground', 'fire/flying', { item: 'iron_ball', ...held('gravity') }, 2, 2] as const),
      'Iron Ball under Gravity: Flying 1 and the other type counts',
    ],
    [
      ...(['ground', 'electric', { ability: 'levitate', item: 'iron_ball' }, 2, 2] as const),
      'Iron Ball holds Levitate down',
    ],
    ['rock', 'fire/flying', { item: 'iron_ball' }, 4, 4, 'Iron Ball changes Ground alone'],
  ]);
  holds(gen2, [
    // In generation 4 Flying alone counted as 1 (2 here) and a roosting Flying had no type (1).
    ['ground', 'steel/flying', { item: 'iron_ball' }, 1, 1, 'Iron Ball in generation 5'],
    ['fighting', 'flying', { conditions: ['roost'] }, 2, 2, 'Roost on Flying in generation 5'],
    ['ground', 'steel/flying', { conditions: ['roost'] }, 2, 2, 'Roost in generation 5'],
    ['ground', 'fire', { item: 'air_balloon' }, 0, 0, 'Air Balloon in generation 5'],
  ]);
});

describe('pierced immunities', () => {
  holds(modern, [
    ['ground', 'steel/flying', { item: 'ring_target' }, 2, 2, 'Ring Target: Flying 1'],
    ['normal', 'ghost/steel', { item: 'ring_target' }, 0.5, 0.5, 'Ring Target: Ghost 1'],
    ['dragon', 'dragon/fairy', { item: 'ring_target' }, 2, 2, 'Ring Target: Fairy 1'],
    ['normal', 'ghost/steel', { conditions: ['foresight'] }, 0.5, 0.5, 'Foresight: Ghost 1'],
    ['fighting', 'ghost/dark', { conditions: ['foresight'] }, 2, 2, 'Foresight: Fighting'],
    ['ghost', 'normal', { conditions: ['foresight'] }, 0, 0, 'Foresight is not for Normal'],
    ['psychic', 'dark/poison', { conditions: ['miracle_eye'] }, 2, 2, 'Miracle Eye: Dark 1'],
    ['normal', 'ghost', { conditions: ['miracle_eye'] }, 0, 0, 'Miracle Eye is not for Ghost'],
  ]);
});

describe('other conditions', () => {
  const tarred: Suffering = { conditions: ['tar_shot'] };
  holds(modern, [
    ['fire', 'water/dragon', tarred, 0.5, 0.5, 'Tar Shot: ¼ × 2, once for the whole Pokémon'],
    ['fire', 'grass/steel', tarred, 8, 8, 'Tar Shot: 4 × 2'],
    ['fire', 'grass/steel/ice', tarred, 16, 16, 'Tar Shot on three weaknesses: 8 × 2'],
    [
      'fire',
      'normal',
      { ability: 'filter', ...tarred },
      2,
      1.5,
      'Filter takes Tar Shot for weakness',
    ],
    ['fire', 'normal', { ability: 'wonder_guard', ...tarred }, 2, 2, 'Tar Shot opens Wonder Guard'],
    ['fire', 'normal', { ability: 'tera_shell', ...tarred }, 0.5, 0.5, 'Tera Shell after Tar Shot'],
    ['water', 'normal', tarred, 1, 1, 'Tar Shot is for Fire alone'],
    ['dragon', 'dragon', { conditions: ['misty_terrain'] }, 2, 1, 'Misty Terrain: Dragon × ½'],
    [
      ...(['dragon', 'dragon/flying', { conditions: ['misty_terrain'] }, 2, 2] as const),
      'Misty Terrain does not reach Flying',
    ],
    [
      ...(['dragon', 'dragon/flying', { conditions: ['misty_terrain', 'gravity'] }, 2, 1] as const),
      'Misty Terrain under Gravity',
    ],
    ['normal', 'ground', { conditions: ['electrify'] }, 0, 0, 'Electrify: Ground is immune'],
    [
      'fire',
      'water/flying',
      { conditions: ['electrify'] },
      4,
      4,
      'Electrify: anything is Electric',
    ],
    ['struggle', 'water', { conditions: ['electrify'] }, 1, 1, 'Electrify leaves Struggle alone'],
    ['normal', 'water', { conditions: ['ion_deluge'] }, 2, 2, 'Ion Deluge: Normal is Electric'],
    ['fire', 'water', { conditions: ['ion_deluge'] }, 0.5, 0.5, 'Ion Deluge is for Normal alone'],
    [
      { type: 'fire', ability: 'normalize' },
      ...(['water', { conditions: ['electrify'] }, 2, 2.4, 'Electrify has the last word'] as const),
    ],
    ['electric', 'water', { conditions: ['electric_terrain'] }, 2, 2.6, 'Electric Terrain × 1.3'],
    ['grass', 'water', { conditions: ['grassy_terrain'] }, 2, 2.6, 'Grassy Terrain × 1.3'],
    ['psychic', 'poison', { conditions: ['psychic_terrain'] }, 2, 2.6, 'Psychic Terrain × 1.3'],
    ['electric', 'normal', { conditions: ['mud_sport'] }, 1, 1352 / 4096, 'Mud Sport: Electric'],
    ['fire', 'normal', { conditions: ['water_sport'] }, 1, 1352 / 4096, 'Water Sport: Fire'],
  ]);
});

describe('resist berries', () => {
  holds(modern, [
    ['fire', 'grass', { item: 'occa_berry' }, 2, 1, 'Occa Berry'],
    ['water', 'fire', { item: 'passho_berry' }, 2, 1, 'Passho Berry'],
    ['electric', 'water', { item: 'wacan_berry' }, 2, 1, 'Wacan Berry'],
    ['grass', 'water', { item: 'rindo_berry' }, 2, 1, 'Rindo Berry'],
    ['ice', 'dragon', { item: 'yache_berry' }, 2, 1, 'Yache Berry'],
    ['fighting', 'normal', { item: 'chople_berry' }, 2, 1, 'Chople Berry'],
    ['poison', 'grass', { item: 'kebia_berry' }, 2, 1, 'Kebia Berry'],
    ['ground', 'fire', { item: 'shuca_berry' }, 2, 1, 'Shuca Berry'],
    ['flying', 'grass', { item: 'coba_berry' }, 2, 1, 'Coba Berry'],
    ['psychic', 'poison', { item: 'payapa_berry' }, 2, 1, 'Payapa Berry'],
    ['bug', 'grass', { item: 'tanga_berry' }, 2, 1, 'Tanga Berry'],
    ['rock', 'fire', { item: 'charti_berry' }, 2, 1, 'Charti Berry'],
    ['ghost', 'ghost', { item: 'kasib_berry' }, 2, 1, 'Kasib Berry'],
    ['dragon', 'dragon', { item: 'haban_berry' }, 2, 1, 'Haban Berry'],
    ['dark', 'ghost', { item: 'colbur_berry' }, 2, 1, 'Colbur Berry'],
    ['steel', 'ice', { item: 'babiri_berry' }, 2, 1, 'Babiri Berry'],
    ['fairy', 'dragon', { item: 'roseli_berry' }, 2, 1, 'Roseli Berry'],
    ['rock', 'fire/flying', { item: 'charti_berry' }, 4, 2, 'a berry halves 4 once'],
    ['fire', 'normal', { item: 'occa_berry' }, 1, 1, 'a berry is not eaten at 1'],
    ['water', 'fire', { item: 'occa_berry' }, 2, 2, 'a berry is for its own type'],
    ['fire', 'normal', { item: 'occa_berry', ability: 'fluffy' }, 1, 2, 'nor at 1 under Fluffy'],
    ['normal', 'normal', { item: 'chilan_berry' }, 1, 0.5, 'Chilan Berry is eaten at 1'],
    ['normal', 'rock', { item: 'chilan_berry' }, 0.5, 0.25, 'Chilan Berry is eaten at ½'],
    [
      ...([{ type: 'fire', ability: 'normalize' }, 'dark', { item: 'chilan_berry' }] as const),
      ...([1, 0.6, 'Chilan Berry looks at the type that strikes'] as const),
    ],
  ]);
});

describe('inverse battles', () => {
  holds(inverse, [
    ['normal', 'ghost', {}, 2, 2, 'an immunity becomes 2'],
    ['ground', 'flying', {}, 2, 2, 'even that of Flying'],
    ['fire', 'grass/steel', {}, 0.25, 0.25, 'weaknesses become resistances'],
    ['fire', 'water/dragon/rock', {}, 8, 8, 'resistances become weaknesses'],
    ['ground', 'electric', { ability: 'levitate' }, 0, 0, 'Levitate still lifts'],
    ['fire', 'water', { ability: 'filter' }, 2, 1.5, 'Filter looks at what the battle makes of it'],
    ['fire', 'grass', { ability: 'wonder_guard' }, 0, 0, 'so does Wonder Guard'],
    ['stellar', 'normal', { tera: 'ghost' }, 2, 2, 'Stellar has no inverse'],
    ['flying_press', 'normal', {}, 0.5, 0.5, 'Flying Press: ½ × 1'],
    ['struggle', 'ghost', {}, 1, 1, 'Struggle has no inverse'],
  ]);
});
