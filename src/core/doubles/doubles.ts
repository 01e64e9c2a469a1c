import { isOnGround } from '#core/answers/fighter.ts';
import type { TeraType, Typing } from '#core/charts/type.ts';
import { evaluateHit, type Factor, type Matchup, matchup } from '#core/hit/effectiveness.ts';
import { type Attack, type Defender, resolveRules, type World } from '#core/hit/situation.ts';
import { type Ability, rulesOfAbility } from '#core/rules/ability.ts';
import type { Condition } from '#core/rules/condition.ts';
import type { Item } from '#core/rules/item.ts';
import { type MoveFacts, type MoveTarget, ownTypeOf } from '#core/rules/moveFacts.ts';
import type { Effect, HitType, NamedRule } from '#core/rules/rule.ts';
import { existsIn, gameOf, generationNumber, supports } from '#core/rulesets/ruleset.ts';
import { type DamageStat, type DoublesMove, doublesMoveOf } from './doublesMove.ts';
import { type DoublesAbility, isIgnorable, pairAbilities } from './pairAbility.ts';
import { isPairAbility } from './pairAbilityName.ts';
import {
  type DoublesCondition,
  type DoublesTarget,
  isTurnCondition,
  type TurnCondition,
} from './turnCondition.ts';
import { drawingMoves } from './turnMove.ts';

/*
 * One attack in a double battle: a single matchup for each target, times what only a double battle has.
 * docs/doubles.md has the rules; each was played in the battle simulators @pkmn/sim 0.10.11 and
 * pokemon-showdown 0.11.11, where `tests/doubles/cases.json` is from.
 */

/** The place of a Pokémon on the field, seen from the user of the attack. */
export type Place = 'user' | DoublesTarget;

/** A Pokémon on the field of a double battle. */
export type DoublesPokemon = {
  /** The id of its species; Flower Gift acts for Cherrim, and for an unknown Pokémon. */
  pokemon?: string | undefined;
  typing: Typing;
  /** Undefined if it is not Terastallized. */
  tera?: TeraType | undefined;
  abilities?: readonly DoublesAbility[] | undefined;
  item?: Item | 'safety_goggles' | undefined;
  /** Whether its abilities that need it are active, such as Flash Fire after a Fire attack. */
  isAbilityTriggered?: boolean | undefined;
};

/** An attack in a double battle. A place without a Pokémon is empty, because it fainted or never came. */
export type DoublesSituation = {
  attack: Pick<Attack, 'type' | 'move' | 'hasFixedDamage'>;
  user: DoublesPokemon;
  partner?: DoublesPokemon | undefined;
  foes: readonly [DoublesPokemon | undefined, DoublesPokemon | undefined];
  /** The target of an attack on one Pokémon; `foe1` if it is missing. */
  aim?: DoublesTarget | undefined;
  conditions?: readonly DoublesCondition[] | undefined;
};

/** A step of a multiplier; `holder` has the ability or used the move. */
export type DoublesFactor = Factor & { holder?: Place };

/** What the attack does to one Pokémon. */
export type TargetMatchup = Omit<Matchup, 'factors'> & { factors: readonly DoublesFactor[] };

/** Who draws the attack away from its target, and the ability or the move by which it does. */
export type Draw = { from: DoublesTarget; by: DoublesTarget; because: string };

/** What the attack does to each Pokémon that it reaches. */
export type DoublesAnswer = {
  /** The type of the attack after all rules that change it. */
  type: HitType;
  /** The effects of the abilities of the user when it attacks, on which the same-type attack bonus depends. */
  effects: readonly Effect[];
  targets: Readonly<Partial<Record<DoublesTarget, TargetMatchup>>>;
  /** Who draws the attack away from its target, if anybody does. */
  draw?: Draw | undefined;
};

/** The name of the factor of an attack on several Pokémon. */
const spreadName = 'spread';

/** The places in the order of speed, of which nothing is known: it decides who of two draws an attack. */
const places = ['partner', 'user', 'foe1', 'foe2'] as const;
const targets = ['partner', 'foe1', 'foe2'] as const;
const foes = ['foe1', 'foe2'] as const;

/** The moves that no ability draws; sim: flag pledgecombo in data/moves.js. */
const pledges: readonly string[] = ['FirePledge', 'GrassPledge', 'WaterPledge'];

/** The moves that remove the screens before they hit; sim: onTryHit in data/moves.js. */
const screenBreakers: readonly string[] = ['BrickBreak', 'PsychicFangs', 'RagingBull'];

/** The Pokémon at each place, if there is one. */
type Presence = Readonly<Record<Place, DoublesPokemon | undefined>>;

/** The field with the abilities that act, and what the attack is under the rules. */
type Field = {
  situation: DoublesSituation;
  world: World;
  generation: number;
  pokemon: Presence;
  /** The conditions of the field and of the targets. */
  conditions: readonly Condition[];
  turn: readonly TurnCondition[];
  /** The attack of a single matchup, with the abilities of all others that act on the whole field. */
  attack: Attack;
  /** The holders of these abilities. */
  holders: ReadonlyMap<string, Place>;
  /** The active rules of the attack and of the field. */
  rules: readonly NamedRule[];
  /** The type of the attack after all rules that change it. */
  type: HitType;
  move: DoublesMove;
  /** Whether the attack ignores abilities, as with Mold Breaker. */
  ignoresAbilities: boolean;
};

/**
 * What the attack does to each Pokémon that it reaches: the single matchup times the factors of a double
 * battle. Throws a RangeError in a game without double battles.
 */
export function doublesMatchups(situation: DoublesSituation, world: World): DoublesAnswer {
  const field = enterField(situation, world);
  const target = targetIn(field);
  const aim = findAim(field);
  const attraction = target === 'one' && aim ? findDraw(field, aim) : undefined;
  const targets = listTargets(field, target, attraction ?? { by: aim });
  const draw = attraction?.by === aim ? undefined : attraction;
  const answers = targets.map((each) => [each, evaluateTarget(field, each, targets)] as const);
  const effects = matchupAbilities(field.pokemon.user!).flatMap(
    (ability) => rulesOfAbility(world.ruleset, ability).attacking ?? [],
  );
  const { type } = field;
  return { type, effects, targets: Object.fromEntries(answers), ...(draw && { draw }) };
}

function enterField(situation: DoublesSituation, world: World): Field {
  const { ruleset } = world;
  if (!supports(ruleset, 'doubles')) {
    throw new RangeError(`${gameOf(ruleset) ?? 'this game'} has no double battles`);
  }
  const generation = generationNumber(ruleset);
  const pokemon = settleAbilities(situation, world);
  const user = pokemon.user!;
  const list = situation.conditions ?? [];
  const conditions = list.filter((each): each is Condition => !isTurnCondition(each));
  const ownAbilities = matchupAbilities(user);
  const ownAttack: Attack = {
    ...situation.attack,
    abilities: ownAbilities,
    item: matchupItem(user),
    isAbilityTriggered: user.isAbilityTriggered,
    isAirborne: !isOnGround({ ...user, item: matchupItem(user) }, ownAbilities, conditions, world),
  };
  const ignoresAbilities = resolveRules(ownAttack, {}, world).active.some(
    (rule) => rule.ignoresAbilities,
  );
  const holders = new Map<Ability, Place>();
  for (const place of targets) {
    for (const ability of fieldAbilities(pokemon[place], world)) {
      const isIgnored = ignoresAbilities && isIgnoredOn(pokemon[place], ability, generation);
      if (!isIgnored && !holders.has(ability)) holders.set(ability, place);
    }
  }
  // Until generation 7 the attack ignored those of its own user too; sim: suppressingAbility in sim/battle.js
  const activeAbilities = ownAbilities.filter(
    (ability) => !(ignoresAbilities && generation < 8 && isIgnoredOn(user, ability, generation)),
  );
  const attack: Attack = { ...ownAttack, abilities: [...activeAbilities, ...holders.keys()] };
  const rules = resolveRules(attack, { conditions }, world).active;
  const { type } = evaluateHit(attack, { typing: [], conditions }, world);
  return {
    situation,
    world,
    generation,
    pokemon,
    conditions,
    attack,
    holders,
    rules,
    type,
    turn: list.filter(isTurnCondition),
    move: doublesMoveOf(situation.attack, type, ruleset),
    ignoresAbilities,
  };
}

/** All Pokémon that are on the field, with the abilities that nothing suppresses. */
function settleAbilities(
  { user, partner, foes: [foe1, foe2] }: DoublesSituation,
  world: World,
): Presence {
  const all = { partner, user, foe1, foe2 };
  const present = places.flatMap((place) => all[place] ?? []);
  const hasGas = present.some((each) => hasAbility(each, 'neutralizing_gas'));
  const isSuppressed = (ability: DoublesAbility, { item }: DoublesPokemon) =>
    hasGas && !unsuppressable.includes(ability) && item !== 'ability_shield';
  // The weather of the last one to enter stays: the places are in the order of speed.
  const setsWeather = (ability: DoublesAbility) =>
    !isPairAbility(ability) &&
    rulesOfAbility(world.ruleset, ability).defending?.setsWeather !== undefined;
  const lastSetter = present
    .flatMap((each) => (each.abilities ?? []).filter((ability) => !isSuppressed(ability, each)))
    .findLast(setsWeather);
  const settle = (each: DoublesPokemon | undefined) =>
    each && {
      ...each,
      abilities: each.abilities?.filter(
        (ability) =>
          !isSuppressed(ability, each) && (!setsWeather(ability) || ability === lastSetter),
      ),
    };
  return { partner: settle(partner), user: settle(user), foe1: settle(foe1), foe2: settle(foe2) };
}

/** The abilities that Neutralizing Gas leaves; sim: flag cantsuppress in data/abilities.js. */
const unsuppressable: readonly DoublesAbility[] = ['neutralizing_gas', 'as_one'];

/** The abilities that the single matchup knows. */
function matchupAbilities({ abilities = [] }: DoublesPokemon): Ability[] {
  return abilities.filter((ability): ability is Ability => !isPairAbility(ability));
}

/** The item that the single matchup knows. */
function matchupItem({ item }: DoublesPokemon): Item | undefined {
  return item === 'safety_goggles' ? undefined : item;
}

/** The abilities of the Pokémon that act on everyone: only their effect is the same on both sides. */
function fieldAbilities(pokemon: DoublesPokemon | undefined, { ruleset }: World): Ability[] {
  if (!pokemon) return [];
  return matchupAbilities(pokemon).filter((ability) => {
    const { attacking, defending } = rulesOfAbility(ruleset, ability);
    return attacking !== undefined && attacking === defending;
  });
}

/** Whether an attack that ignores abilities ignores that of the Pokémon. */
function isIgnoredOn(
  pokemon: DoublesPokemon | undefined,
  ability: DoublesAbility,
  generation: number,
): boolean {
  const isIgnored = isIgnorable(ability) || isFormerAura(ability, generation);
  return isIgnored && pokemon?.item !== 'ability_shield';
}

/** Whether it is an aura that Mold Breaker ignored until generation 7; sim: data/mods/gen7/abilities.js */
function isFormerAura(ability: DoublesAbility, generation: number): boolean {
  return generation < 8 && (ability === 'dark_aura' || ability === 'fairy_aura');
}

function hasAbility(pokemon: DoublesPokemon | undefined, ability: DoublesAbility): boolean {
  return pokemon?.abilities?.includes(ability) ?? false;
}

/** Whether the Pokémon at the place has the ability and the attack does not ignore it. */
function acts(field: Field, place: Place, ability: DoublesAbility): boolean {
  const pokemon = field.pokemon[place];
  if (!hasAbility(pokemon, ability)) return false;
  const { generation, ignoresAbilities } = field;
  const exists = !isPairAbility(ability) || generation >= pairAbilities[ability].since;
  return exists && !(ignoresAbilities && isIgnoredOn(pokemon, ability, generation));
}

/** The type with which the attack looks for its target: in generation 3 the one that its move is listed with. */
function typeAtUse({ attack: { move }, type, world }: Field): HitType {
  if (move === undefined || existsIn(world.ruleset, 4)) return type;
  return ownTypeOf(move, world.ruleset);
}

/** Whom the attack can hit in this situation. */
function targetIn({ move, rules, attack, type }: Field): MoveTarget {
  const hasPsychicTerrain = rules.some(({ name }) => name === 'psychic_terrain');
  const isWide =
    (move.id === 'ExpandingForce' && hasPsychicTerrain && !attack.isAirborne) ||
    (move.id === 'TeraStarstorm' && type === 'stellar');
  if (isWide) return 'foes';
  return move.target === 'random' ? 'one' : move.target;
}

/** The target of an attack on one Pokémon; if it is gone, its partner on the other side. */
function findAim({ pokemon, situation: { aim = 'foe1' } }: Field): DoublesTarget | undefined {
  if (pokemon[aim] || aim === 'partner') return pokemon[aim] && aim;
  return foes.find((foe) => pokemon[foe]);
}

/** Who draws an attack on one Pokémon, maybe its target. */
function findDraw(field: Field, aim: DoublesTarget): Draw | undefined {
  const { pokemon, turn, move, generation } = field;
  const user = pokemon.user!;
  const isTracking = acts(field, 'user', 'propeller_tail') || acts(field, 'user', 'stalwart');
  if (isTracking || move.id === 'SnipeShot') return undefined;
  const isPowderless = generation >= 6 && isImmuneToPowder(user);
  for (const moves of drawingMoves) {
    for (const foe of foes) {
      const because = moves.find(
        (each) =>
          pokemon[foe] &&
          turn.includes(`${each}_${foe}`) &&
          !(each === 'rage_powder' && isPowderless),
      );
      if (because) return { from: aim, by: foe, because };
    }
  }
  const type = typeAtUse(field);
  const rod = type === 'electric' ? 'lightning_rod' : type === 'water' ? 'storm_drain' : undefined;
  if (!rod || (move.id !== undefined && pledges.includes(move.id))) return undefined;
  // In generation 3 a rod draws only attacks of opponents; sim: data/mods/gen3/abilities.js
  const drawers = generation < 4 ? foes : targets;
  const by = drawers.find((place) => acts(field, place, rod));
  return by && { from: aim, by, because: rod };
}

function isImmuneToPowder({ typing, tera, abilities, item }: DoublesPokemon): boolean {
  const types: Typing = tera === undefined || tera === 'stellar' ? typing : [tera];
  return types.includes('grass') || abilities?.includes('overcoat') || item === 'safety_goggles';
}

/** The targets that are on the field. */
function listTargets(
  { pokemon, move }: Field,
  target: MoveTarget,
  { by, because }: { by?: DoublesTarget | undefined; because?: string },
): readonly DoublesTarget[] {
  const isPresent = (place: DoublesTarget) => pokemon[place] !== undefined;
  if (target === 'foes') return foes.filter(isPresent);
  if (target === 'others') return [...foes, 'partner' as const].filter(isPresent);
  if (!by) return [];
  // It hits both opponents once, unless somebody draws it; sim: smartTarget in sim/pokemon.js and data/moves.js.
  const isKept = because === undefined || because === 'spotlight';
  const isDarts = move.id === 'DragonDarts' && by !== 'partner' && isKept;
  return isDarts ? foes.filter(isPresent) : [by];
}

/** What the attack does to one of its targets. */
function evaluateTarget(
  field: Field,
  target: DoublesTarget,
  all: readonly DoublesTarget[],
): TargetMatchup {
  const { holders, world, pokemon } = field;
  const own = fieldAbilities(pokemon[target], world);
  const single = matchup(attackOn(field, target), defenderAt(field, target), world);
  const factors = single.factors.map((factor): DoublesFactor => {
    const holder = own.some((ability) => ability === factor.by)
      ? undefined
      : holders.get(factor.by);
    return holder ? { ...factor, holder } : factor;
  });
  if (single.multiplier === 0) return { ...single, factors };
  const block = findBlock(field, target);
  if (block) {
    return { effectiveness: 0, multiplier: 0, factors: [...factors, { ...block, factor: 0 }] };
  }
  if (field.attack.hasFixedDamage) return { ...single, factors };
  const doublesFactors = listFactors(field, target, all).filter(({ factor }) => factor !== 1);
  return {
    effectiveness: single.effectiveness,
    multiplier: doublesFactors.reduce((product, { factor }) => product * factor, single.multiplier),
    factors: [...factors, ...doublesFactors],
  };
}

/** The attack on the target: nothing stops the priority of one on the own partner. */
function attackOn({ attack, move }: Field, target: DoublesTarget): Attack {
  if (target !== 'partner' || !move.isPriority || typeof attack.move !== 'object') return attack;
  return { ...attack, move: withoutPriority(attack.move) };
}

const movesWithoutPriority = new WeakMap<MoveFacts, MoveFacts>();

/** The facts of the move without its priority, always the same object, because rules are made once for it. */
function withoutPriority(move: MoveFacts): MoveFacts {
  let facts = movesWithoutPriority.get(move);
  if (!facts) {
    facts = { ...move, classes: move.classes.filter((each) => each !== 'priority') };
    movesWithoutPriority.set(move, facts);
  }
  return facts;
}

/** The target as the defender of a single matchup. */
function defenderAt(field: Field, target: DoublesTarget): Defender {
  const pokemon = field.pokemon[target]!;
  const isBerry = pokemon.item?.endsWith('_berry') ?? false;
  const isUnnerved = () =>
    opponentsOf(target).some((place) =>
      (['unnerve', 'as_one'] as const).some((ability) => acts(field, place, ability)),
    );
  return {
    typing: pokemon.typing,
    tera: pokemon.tera,
    conditions: field.conditions,
    item: isBerry && isUnnerved() ? undefined : matchupItem(pokemon),
    // The single matchup knows which other abilities the attack ignores.
    abilities: matchupAbilities(pokemon).filter(
      (ability) => !(field.ignoresAbilities && isFormerAura(ability, field.generation)),
    ),
  };
}

function opponentsOf(target: DoublesTarget): readonly Place[] {
  return target === 'partner' ? foes : ['user', 'partner'];
}

/** The Pokémon beside the target; that beside the partner is the user. */
function partnerOf(target: DoublesTarget): Place {
  return target === 'partner' ? 'user' : target === 'foe1' ? 'foe2' : 'foe1';
}

/** The abilities that stop moves with priority for their whole side. */
const priorityBlocks = ['dazzling', 'queenly_majesty', 'armor_tail'] as const;

/** What stops the attack before it hits the target. */
function findBlock(
  field: Field,
  target: DoublesTarget,
): Pick<DoublesFactor, 'by' | 'holder'> | undefined {
  const { move } = field;
  if (target === 'partner' && acts(field, 'partner', 'telepathy')) {
    return { by: 'telepathy', holder: 'partner' };
  }
  const guard = findGuard(field, target);
  if (guard && !passesGuards(field)) return { by: guard };
  if (!move.isPriority) return undefined;
  if (target === 'partner') return undefined;
  const holder = partnerOf(target);
  const by = priorityBlocks.find((ability) => acts(field, holder, ability));
  return by && { by, holder };
}

/** The move that protects the side of the target from the attack. */
function findGuard(field: Field, target: DoublesTarget): 'wide_guard' | 'quick_guard' | undefined {
  const { turn, move } = field;
  const side = target === 'partner' ? 'own_' : '';
  const isWide = targetIn(field) !== 'one';
  if (isWide && turn.includes(`${side}wide_guard`)) return 'wide_guard';
  const isQuick = move.isPriority && move.id !== 'Feint';
  return isQuick && turn.includes(`${side}quick_guard`) ? 'quick_guard' : undefined;
}

/** Whether the attack passes moves that protect a side. */
function passesGuards(field: Field): boolean {
  return field.move.isContact && acts(field, 'user', 'unseen_fist');
}

/** The factors of a double battle for a target that is hit; 1 for one that changes nothing. */
function listFactors(
  field: Field,
  target: DoublesTarget,
  all: readonly DoublesTarget[],
): readonly DoublesFactor[] {
  return [
    ...listPowerFactors(field),
    ...listStatFactors(field, target),
    { by: spreadName, factor: spreadFactor(field, all) },
    { by: 'unseen_fist', factor: guardFactor(field, target) },
    ...listDamageFactors(field, target),
  ];
}

/** The factors of the power of the attack; sim: onAllyBasePower in data/abilities.js. */
function listPowerFactors(field: Field): readonly DoublesFactor[] {
  const { move, type, turn } = field;
  const byPartner = (ability: DoublesAbility, factor: number, isActive: boolean) =>
    isActive && acts(field, 'partner', ability)
      ? [{ by: ability, factor, holder: 'partner' as const }]
      : [];
  return [
    ...(turn.includes('helping_hand')
      ? [{ by: 'helping_hand', factor: 1.5, holder: 'partner' as const }]
      : []),
    ...byPartner('battery', 5325 / 4096, move.category === 'special'),
    ...byPartner('power_spot', 5325 / 4096, true),
    ...byPartner('steely_spirit', 1.5, type === 'steel'),
  ];
}

const ruins = {
  atk: 'tablets_of_ruin',
  spa: 'vessel_of_ruin',
  def: 'sword_of_ruin',
  spd: 'beads_of_ruin',
} as const satisfies Record<DamageStat, DoublesAbility>;

/** The factors of the stats of the user and of the target. */
function listStatFactors(field: Field, target: DoublesTarget): readonly DoublesFactor[] {
  const { attackStat, defenseStat } = field.move;
  const findRuin = (stat: DamageStat | undefined, owner: Place) => {
    if (!stat || acts(field, owner, ruins[stat])) return [];
    const holder = places.find((place) => place !== owner && acts(field, place, ruins[stat]));
    return holder ? [{ by: ruins[stat], holder }] : [];
  };
  const hasSun = field.rules.some(
    ({ name, feature }) => feature === 'conditions' && (name === 'sun' || name === 'desolate_land'),
  );
  const findGifts = (places: readonly Place[], sheltered: Place) =>
    hasSun && field.pokemon[sheltered]?.item !== 'utility_umbrella'
      ? places
          .filter((place) => acts(field, place, 'flower_gift') && isCherrim(field, place))
          .map((holder) => ({ by: 'flower_gift', holder }))
      : [];
  const ownGifts = attackStat === 'atk' ? findGifts(['user', 'partner'], 'user') : [];
  const theirGifts = defenseStat === 'spd' ? findGifts([target, partnerOf(target)], target) : [];
  return [
    ...(attackStat === 'spa' ? findPlus(field) : []),
    ...ownGifts.map((gift) => ({ ...gift, factor: 1.5 })),
    ...theirGifts.map((gift) => ({ ...gift, factor: 1 / 1.5 })),
    ...findRuin(attackStat, 'user').map((ruin) => ({ ...ruin, factor: 0.75 })),
    ...findRuin(defenseStat, target).map((ruin) => ({ ...ruin, factor: 1 / 0.75 })),
  ];
}

/** Plus and Minus; in generation 3 the other one may be an opponent's, and since 5 it may be the same. */
function findPlus(field: Field): readonly DoublesFactor[] {
  const { generation } = field;
  const isPair = (own: DoublesAbility, other: DoublesAbility, place: Place) =>
    acts(field, 'user', own) && acts(field, place, other);
  const holders: readonly DoublesTarget[] = generation < 4 ? targets : ['partner'];
  for (const holder of holders) {
    for (const by of ['plus', 'minus'] as const) {
      const isDifferent = isPair(by === 'plus' ? 'minus' : 'plus', by, holder);
      if (isDifferent || (generation >= 5 && isPair(by, by, holder)))
        return [{ by, factor: 1.5, holder }];
    }
  }
  return [];
}

/** Since generation 5 only the Flower Gift of Cherrim acts; sim: data/mods/gen4/abilities.js. */
function isCherrim({ pokemon, generation }: Field, place: Place): boolean {
  const id = pokemon[place]?.pokemon;
  return generation < 5 || id === undefined || id.startsWith('cherrim');
}

/** What passing a guard costs: in Champions three quarters of the damage, as in the simulator's mod of it. */
function guardFactor(field: Field, target: DoublesTarget): number {
  return gameOf(field.world.ruleset) === 'champions' && findGuard(field, target) ? 0.25 : 1;
}

/**
 * The factor of an attack that several Pokémon are there for, also if it does not hurt all of them: ½ on both
 * opponents in generation 3, ¾ since generation 4.
 */
function spreadFactor(field: Field, all: readonly DoublesTarget[]): number {
  const target = targetIn(field);
  if (target === 'one' || all.length < 2) return 1;
  if (field.generation >= 4) return 0.75;
  return target === 'foes' ? 0.5 : 1;
}

/** The factors of the damage: Friend Guard, and screens, which are weaker where two could stand. */
function listDamageFactors(field: Field, target: DoublesTarget): readonly DoublesFactor[] {
  const { move, turn, generation, pokemon } = field;
  const guard = partnerOf(target);
  const side = target === 'partner' ? 'own_' : '';
  // In generation 3 these moves break only the screens of opponents; sim: data/mods/gen3/moves.js
  const isBreaker = move.id !== undefined && screenBreakers.includes(move.id);
  const isThrough =
    acts(field, 'user', 'infiltrator') || (isBreaker && (generation >= 4 || target !== 'partner'));
  const screens = {
    reflect: move.category === 'physical',
    light_screen: move.category === 'special',
    aurora_veil: move.category !== undefined,
  };
  const screen = (['reflect', 'light_screen', 'aurora_veil'] as const).find(
    (each) => screens[each] && !isThrough && turn.includes(`${side}${each}`),
  );
  const isAlone = pokemon[guard] === undefined;
  return [
    ...(acts(field, guard, 'friend_guard')
      ? [{ by: 'friend_guard', factor: 0.75, holder: guard }]
      : []),
    ...(screen ? [{ by: screen, factor: screenFactor(generation, isAlone) }] : []),
  ];
}

/** The factor of a screen; sim: reflect in data/moves.js and its mods. */
function screenFactor(generation: number, isAlone: boolean): number {
  if (generation >= 6) return 2732 / 4096;
  if (generation === 5) return 2703 / 4096;
  return isAlone ? 1 / 2 : 2 / 3;
}
