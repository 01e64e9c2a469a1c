import { Battle, type Pokemon, type PokemonSet, toID } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackerAbilities, defenderAbilities } from './ability.ts';
import { conditions } from './condition.ts';
import { matchup } from './effectiveness.ts';
import { existsIn, typesIn } from './generation.ts';
import { attackerItems, defenderItems } from './item.ts';
import { moves } from './move.ts';
import type { NamedRule } from './rule.ts';
import type { Attack, Defender } from './situation.ts';
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

/** The states in which these abilities of the attacker speak. */
const readied: Readonly<Record<string, string>> = {
  flash_fire: 'flashfire',
  electromorphosis: 'charge',
  wind_power: 'charge',
};

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
        const ours = matchup(attack, defender, { generation });
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
    const tables = { ...attackerAbilities, ...attackerItems, ...moves, ...conditions };
    const rules = Object.values<NamedRule>({ ...tables, ...defenderAbilities, ...defenderItems });
    const expected = rules.filter(({ since }) => existsIn(generation, since));
    expect(expected.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([]);
  });
});

function situations(generation: Simulated): fc.Arbitrary<Situation> {
  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const name = <Name extends string>(table: Readonly<Record<Name, NamedRule>>) =>
    fc.constantFrom(
      ...(Object.keys(table) as Name[]).filter((key) => existsIn(generation, table[key].since)),
    );
  const types = typesIn(generation);
  const stellar = generation === 'default' ? (['stellar'] as const) : [];
  const type = fc.constantFrom(...types, 'ground' as const, ...stellar);
  const striker = { ability: some(name(attackerAbilities)), item: some(name(attackerItems)) };
  return fc
    .record({
      attack: fc.oneof(
        fc.record({ type, ...striker }),
        fc.record({ move: name(moves), ...striker }),
      ),
      defender: fc.record({
        typing: fc.uniqueArray(
          fc.oneof(fc.constantFrom(...types), fc.constantFrom('flying' as const, 'water' as const)),
          { minLength: 1, maxLength: generation === 'default' ? 3 : 2 },
        ),
        tera: generation === 'default' ? some(type) : fc.constant(undefined),
        ability: some(name(defenderAbilities)),
        item: some(name(defenderItems)),
        conditions: fc.uniqueArray(name(conditions), { maxLength: 3, selector: placeOf }),
      }),
    })
    .filter(isPossible);
}

/** One weather and one terrain at a time. */
function placeOf(condition: string): string {
  if (condition in weathers) return 'weather';
  return condition.endsWith('_terrain') ? 'terrain' : condition;
}

function isPossible({ attack, defender }: Situation): boolean {
  const striker = attack.ability && attackerAbilities[attack.ability];
  const own = defender.ability && defenderAbilities[defender.ability];
  const weather = new Set<string>(defender.conditions?.filter((name) => name in weathers));
  for (const rule of [striker, own]) if (rule?.raises) weather.add(rule.raises);
  // Two weathers never meet, and Sand Force needs a sandstorm that nothing stills.
  if (weather.size > 1) return false;
  if (attack.ability === 'sand_force' && (weather.size > 0 || own?.stillsWeather)) return false;
  // A third type comes from Forest's Curse or Trick-or-Treat and is never Flying.
  if (defender.typing[2] === 'flying' && defender.conditions?.includes('roost')) return false;
  // No move is Stellar by itself: the simulator would make our Tackle Normal again.
  return !(attack.ability === 'normalize' && attack.type === 'stellar');
}

function fought({ attack, defender }: Situation, generation: Simulated) {
  const species = defender.ability === 'tera_shell' ? 'Terapagos-Terastal' : 'Mew';
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
  // Blaze and its siblings speak when little is left.
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

/** Puts the conditions in place, and the states in which the attacker's ability speaks. */
function arrange(battle: Battle, { attack, defender }: Situation): void {
  const [source, target] = [battle.p1.active[0]!, battle.p2.active[0]!];
  const suffers = (pokemon: Pokemon, name: string) => {
    const id = toID(name);
    pokemon.volatiles[id] = battle.initEffectState({ id, target: pokemon });
  };
  const state = readied[attack.ability ?? ''];
  if (state) suffers(source, state);
  if (attack.ability === 'sand_force') battle.field.setWeather('sandstorm', source);
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

function setOf(species: string, { ability, item }: Attack | Defender) {
  const stats = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 };
  const set: PokemonSet = {
    ...{ name: species, species, level: 100, gender: 'N', nature: 'hardy', evs: stats, ivs: stats },
    ...{ ability: ability ?? 'noability', item: item ?? '', moves: ['splash'] },
  };
  return set;
}

function titled(type: AttackingType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}
