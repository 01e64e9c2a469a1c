import { Battle, type ID, type Pokemon, type PokemonSet, toID } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ability, abilities } from './ability.ts';
import { conditions } from './condition.ts';
import { matchup } from './effectiveness.ts';
import { existsIn, typesIn } from './generation.ts';
import { items } from './item.ts';
import { moves } from './move.ts';
import type { NamedRule, Side } from './rule.ts';
import { type Attack, type Defender, worldIn } from './situation.ts';
import { namesIn, namesOn } from './testing.ts';
import type { AttackingType } from './type.ts';

/*
 * Random situations of all our rules, each fought as a real attack in the battle simulator
 * @pkmn/sim. Its answer is the damage, measured by the damage of a hit on which nothing acts.
 */

type Situation = { attack: Attack; defender: Defender };
type Simulated = 'default' | 'gen2';

const formats: Record<Simulated, string> = { default: 'gen9customgame', gen2: 'gen5customgame' };

const weathers: Readonly<Record<string, string>> = {
  sun: 'sunnyday',
  rain: 'raindance',
  strong_winds: 'deltastream',
  desolate_land: 'desolateland',
  primordial_sea: 'primordialsea',
};

/** The states in which these abilities of the attacker act. */
const states: Readonly<Record<string, string>> = {
  flash_fire: 'flashfire',
  electromorphosis: 'charge',
  wind_power: 'charge',
};

/**
 * Abilities that the simulator finds nowhere but in a Pokémon's one place for an ability. Any other
 * ability can be held besides, as in the simulator's own formats of several abilities: by a volatile
 * effect, `ability:thickfat`.
 */
const placedAbilities: ReadonlySet<Ability> = new Set<Ability>([
  ...(['levitate', 'eelevate', 'tera_shell', 'flash_fire', 'mega_sol'] as const),
  ...(['delta_stream', 'desolate_land', 'primordial_sea', 'cloud_nine', 'air_lock'] as const),
  ...(['dark_aura', 'fairy_aura'] as const),
]);

/** Of two that act at the same moment the simulator draws lots which comes first. */
const drawnAbilities: ReadonlySet<Ability> = new Set<Ability>([
  ...(['aerilate', 'pixilate', 'refrigerate', 'galvanize', 'dragonize', 'liquid_voice'] as const),
]);

const plain: Situation = { attack: { move: 'struggle' }, defender: { typing: ['normal'] } };

describe.each<[Simulated, number]>([
  ['default', 4000],
  ['gen2', 1000],
])('%s agrees with the battle simulator', (generation, numRuns) => {
  const unit = fought(plain, generation).damage;
  const met = new Set<string | undefined>();

  it('in effectiveness and damage', () => {
    fc.assert(
      fc.property(situations(generation), (situation) => {
        const { attack, defender } = situation;
        const { effectiveness, damage } = fought(situation, generation);
        const ours = matchup(attack, defender, worldIn(generation));
        for (const name of [...Object.values(attack), ...Object.values(defender)].flat()) {
          met.add(name);
        }
        expect(ours.effectiveness).toBe(effectiveness);
        // The games round the damage after every step.
        const expected = unit * ours.multiplier;
        expect(Math.abs(damage - expected)).toBeLessThan(2 + 0.003 * expected);
      }),
      { seed: 9, numRuns },
    );
  }, 180_000);

  it('having met every rule of the generation', () => {
    const rules = { ...abilities, ...items, ...moves, ...conditions };
    const expected = Object.entries<Pick<NamedRule, 'since'>>(rules).filter(([, { since }]) =>
      existsIn(generation, since),
    );
    expect(expected.map(([name]) => name).filter((name) => !met.has(name))).toEqual([]);
  });
});

function situations(generation: Simulated): fc.Arbitrary<Situation> {
  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const name = <Name extends string>(table: Readonly<Record<Name, NamedRule>>) =>
    fc.constantFrom(...namesIn(generation, table));
  const every = [
    ...new Set([
      ...namesOn('attacking', generation, abilities),
      ...namesOn('defending', generation, abilities),
    ]),
  ];
  const battler = (side: Side) => ({
    // Those of the other side do nothing.
    abilities: fc.uniqueArray(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...namesOn(side, generation, abilities)) },
        { weight: 1, arbitrary: fc.constantFrom(...every) },
      ),
      { maxLength: 3, selector: roleOf },
    ),
    item: some(fc.constantFrom(...namesOn(side, generation, items))),
  });
  const types = typesIn(generation);
  const stellar = generation === 'default' ? (['stellar'] as const) : [];
  const type = fc.constantFrom(...types, 'ground' as const, ...stellar);
  const attacker = battler('attacking');
  return fc
    .record({
      attack: fc.oneof(
        fc.record({ type, ...attacker }),
        fc.record({ move: name(moves), ...attacker }),
      ),
      defender: fc.record({
        typing: fc.uniqueArray(
          fc.oneof(fc.constantFrom(...types), fc.constantFrom('flying' as const, 'water' as const)),
          { minLength: 1, maxLength: generation === 'default' ? 3 : 2 },
        ),
        tera: generation === 'default' ? some(type) : fc.constant(undefined),
        ...battler('defending'),
        conditions: fc.uniqueArray(name(conditions), { maxLength: 3, selector: placeOf }),
      }),
    })
    .filter(isPossible);
}

/** Abilities of the same role are not held together. */
function roleOf(ability: Ability): string {
  if (placedAbilities.has(ability)) return 'placed';
  return drawnAbilities.has(ability) ? 'drawn' : ability;
}

/** One weather and one terrain at a time. */
function placeOf(condition: string): string {
  if (condition in weathers) return 'weather';
  return condition.endsWith('_terrain') ? 'terrain' : condition;
}

function isPossible({ attack, defender }: Situation): boolean {
  const own = attack.abilities ?? [];
  const rules = [
    ...own.map((name) => abilities[name].attacking),
    ...(defender.abilities ?? []).map((name) => abilities[name].defending),
  ].filter((rule) => rule !== undefined);
  const weather = new Set<string>(defender.conditions?.filter((name) => name in weathers));
  for (const rule of rules) if (rule.setsWeather) weather.add(rule.setsWeather);
  // Two weathers never meet, and Sand Force needs a sandstorm that nothing suppresses.
  if (weather.size > 1) return false;
  const isSuppressed = rules.some((rule) => rule.suppressesWeather);
  if (own.includes('sand_force') && (weather.size > 0 || isSuppressed)) return false;
  // An attacker that needs the ground for a terrain is taken to stand on it.
  const isAirborne = own.includes('levitate') || own.includes('eelevate');
  if (isAirborne && defender.conditions?.some((name) => placeOf(name) === 'terrain')) return false;
  // A third type comes from Forest's Curse or Trick-or-Treat and is never Flying.
  if (defender.typing[2] === 'flying' && defender.conditions?.includes('roost')) return false;
  // No move is Stellar by itself: the simulator would make our Tackle Normal again.
  return !(own.includes('normalize') && attack.type === 'stellar');
}

function fought({ attack, defender }: Situation, generation: Simulated) {
  const species = defender.abilities?.includes('tera_shell') ? 'Terapagos-Terastal' : 'Mew';
  const battle = new Battle({
    formatid: toID(formats[generation]),
    p1: { name: 'attacker', team: [setOf('Mew', attack)] },
    p2: { name: 'defender', team: [setOf(species, defender)] },
  });
  if (battle.requestState === 'teampreview') battle.makeChoices('team 1', 'team 1');
  battle.randomizer = (damage) => damage;

  const [source, target] = [battle.p1.active[0]!, battle.p2.active[0]!];
  for (const pokemon of [source, target]) {
    pokemon.storedStats = { atk: 300, def: 300, spa: 300, spd: 300, spe: 300 };
  }
  source.setType('???', true);
  // Blaze and its siblings act when little is left.
  source.hp = 1;
  target.setType(defender.typing.slice(0, 2).map(titled), true);
  target.addedType = defender.typing.slice(2).map(titled).join('');
  target.hp = target.maxhp = 1_000_000;
  if (defender.tera) target.terastallized = target.teraType = titled(defender.tera);
  arrange(battle, { attack, defender });

  const strike = battle.dex.getActiveMove(attack.move ? toID(attack.move) : 'tackle');
  Object.assign(strike, { basePower: 1000, category: 'Physical', accuracy: true, willCrit: false });
  // Without contact, and a sound for Liquid Voice.
  strike.flags = attack.move ? {} : { sound: 1 };
  if (attack.type) strike.type = titled(attack.type);
  // A move that has hit already is used as it is, not copied.
  strike.hit = 1;
  // biome-ignore lint/correctness/useHookAtTopLevel: a Pokémon uses a move.
  battle.actions.useMove(strike, source, { target });
  const damage = target.maxhp - target.hp;
  return { damage, effectiveness: damage && 2 ** target.getMoveHitData(strike).typeMod };
}

/** Puts the conditions in place, and the states in which the attacker's abilities act. */
function arrange(battle: Battle, { attack, defender }: Situation): void {
  const [source, target] = [battle.p1.active[0]!, battle.p2.active[0]!];
  const suffers = (pokemon: Pokemon, name: string) => {
    const id = name.startsWith('ability:') ? (name as ID) : toID(name);
    pokemon.volatiles[id] = battle.initEffectState({ id, target: pokemon });
  };
  for (const ability of besides(attack)) suffers(source, `ability:${toID(ability)}`);
  for (const ability of besides(defender)) suffers(target, `ability:${toID(ability)}`);
  for (const ability of attack.abilities ?? []) {
    const state = states[ability];
    if (state) suffers(source, state);
  }
  if (attack.abilities?.includes('sand_force')) battle.field.setWeather('sandstorm', source);
  for (const condition of defender.conditions ?? []) {
    const place = placeOf(condition);
    if (place === 'weather') battle.field.setWeather(weathers[condition]!, source);
    else if (place === 'terrain') battle.field.setTerrain(toID(condition), source);
    else if (condition === 'electrify') suffers(source, condition);
    // Roost does not take the type of the Terastallized away.
    else if (condition === 'roost' && defender.tera) continue;
    else if (battle.dex.moves.get(toID(condition)).pseudoWeather) {
      battle.field.addPseudoWeather(toID(condition), source);
    } else suffers(target, condition);
  }
}

/** The ability in the Pokémon's one place for an ability. */
function placed({ abilities = [] }: Attack | Defender): Ability | undefined {
  return abilities.find((ability) => placedAbilities.has(ability)) ?? abilities[0];
}

/** The abilities held besides it. */
function besides(battler: Attack | Defender): readonly Ability[] {
  return (battler.abilities ?? []).filter((ability) => ability !== placed(battler));
}

function setOf(species: string, battler: Attack | Defender) {
  const stats = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 };
  const set: PokemonSet = {
    ...{ name: species, species, level: 100, gender: 'N', nature: 'hardy', evs: stats, ivs: stats },
    ...{ ability: placed(battler) ?? 'noability', item: battler.item ?? '', moves: ['splash'] },
  };
  return set;
}

function titled(type: AttackingType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}
