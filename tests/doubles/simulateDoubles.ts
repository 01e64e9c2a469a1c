import { type ActiveMove, Battle, Pokemon, PRNG, toID } from '@pkmn/sim';
import type { DoublesPokemon, DoublesSituation, Place } from '#core/doubles/doubles.ts';
import { isTurnCondition, type TurnCondition } from '#core/doubles/turnCondition.ts';
import { categoryOf, createSet, largeStat, runSwitches } from '#tests/battlefield.ts';
import type { SimulatedGeneration } from '#tests/situation.ts';
import { weathers } from '#tests/situations.ts';

/* Runs attacks of double battles in the battle simulator @pkmn/sim; see also tests/simulator.ts. */

/** The damage to each Pokémon, divided by that of a hit without any rule, and its effectiveness. */
export type SimulatedDoubles = Partial<
  Record<Exclude<Place, 'user'>, { effectiveness: number; multiplier: number }>
>;

/** The places in the order of speed, with the side and the slot of each. */
const slots = {
  partner: { side: 0, slot: 1, speed: 600 },
  user: { side: 0, slot: 0, speed: 500 },
  foe1: { side: 1, slot: 0, speed: 200 },
  foe2: { side: 1, slot: 1, speed: 100 },
} as const;
const places = ['partner', 'user', 'foe1', 'foe2'] as const;

const battles = new Map<SimulatedGeneration, { battle: Battle; unit: number }>();

/** Runs the situation in the simulator. */
export function simulateDoubles(
  situation: DoublesSituation,
  generation: SimulatedGeneration,
): SimulatedDoubles {
  let ready = battles.get(generation);
  if (!ready) {
    const battle = startDoubles(generation);
    const plain = { typing: ['normal'] as const };
    const hit = fight(battle, {
      ...{ attack: { move: 'struggle' }, user: plain, partner: plain, foes: [plain, plain] },
    });
    ready = { battle, unit: hit.foe1!.multiplier };
    battles.set(generation, ready);
  }
  const { battle, unit } = ready;
  const hits = Object.entries(fight(battle, situation)).map(([place, hit]) => [
    place,
    { ...hit, multiplier: hit.multiplier / unit },
  ]);
  return Object.fromEntries(hits);
}

function startDoubles(generation: SimulatedGeneration): Battle {
  const team = [createSet({ species: 'Mew' }), createSet({ species: 'Mew' })];
  const battle = new Battle({
    formatid: toID(`gen${generation}doublescustomgame`),
    p1: { name: 'ours', team },
    p2: { name: 'theirs', team },
  });
  if (battle.requestState === 'teampreview') battle.makeChoices('team 12', 'team 12');
  battle.randomizer = (damage) => damage;
  battle.trunc = Math.trunc;
  battle.add = () => {};
  battle.addMove = () => {};
  battle.attrLastMove = () => {};
  battle.retargetLastMove = () => {};
  return battle;
}

/** The damage to each Pokémon as `multiplier`. */
function fight(battle: Battle, situation: DoublesSituation): SimulatedDoubles {
  clear(battle);
  const { user, partner, foes } = situation;
  const all: Record<Place, DoublesPokemon | undefined> = {
    ...{ user, partner, foe1: foes[0], foe2: foes[1] },
  };
  const active = Object.fromEntries(
    places.map((place) => [place, sendOut(battle, place, all[place])]),
  ) as Record<Place, Pokemon>;
  const conditions = situation.conditions ?? [];
  for (const condition of conditions) {
    if (weathers[condition]) battle.field.setWeather(weathers[condition], active.user);
  }
  runSwitches(battle);
  for (const place of places) prepare(active[place], place, all[place]);
  for (const condition of conditions) {
    if (isTurnCondition(condition)) applyTurn(battle, active, condition);
    else if (condition.endsWith('_terrain')) battle.field.setTerrain(toID(condition), active.user);
    else if (condition === 'gravity') battle.field.addPseudoWeather('gravity', active.user);
  }
  battle.activePokemon = null;
  const move = prepareMove(battle, situation);
  // biome-ignore lint/correctness/useHookAtTopLevel: useMove is no React hook.
  battle.actions.useMove(move, active.user, { target: active[situation.aim ?? 'foe1'] });
  const used = battle.activeMove ?? move;
  const results: SimulatedDoubles = {};
  for (const place of ['partner', 'foe1', 'foe2'] as const) {
    const target = active[place];
    const damage = target.maxhp - target.hp;
    if (!all[place] || damage === 0) continue;
    results[place] = {
      multiplier: damage,
      effectiveness: 2 ** target.getMoveHitData(used as ActiveMove).typeMod,
    };
  }
  // Dragon Darts hits one of them twice if it does not hit the other.
  const hits = Object.values(results);
  if (move.id === 'dragondarts' && hits.length === 1) hits[0]!.multiplier /= 2;
  return results;
}

function clear(battle: Battle): void {
  battle.clearActiveMove(true);
  battle.queue.clear();
  battle.faintQueue.length = 0;
  battle.log.length = 0;
  for (const side of battle.sides) {
    side.active = [null, null] as unknown as Pokemon[];
    side.pokemon = [];
    side.sideConditions = {};
  }
  battle.effectOrder = battle.eventDepth = 0;
  battle.prng = new PRNG('gen5,0123456789abcdef');
  Object.assign(battle.field, {
    weather: '',
    weatherState: battle.initEffectState({ id: '' }),
    terrain: '',
    terrainState: battle.initEffectState({ id: '' }),
    pseudoWeather: {},
  });
}

function sendOut(battle: Battle, place: Place, own: DoublesPokemon | undefined): Pokemon {
  const { side: sideIndex, slot, speed } = slots[place];
  const side = battle.sides[sideIndex]!;
  const ability = own?.abilities?.[0];
  const species = ability === 'flower_gift' ? 'Cherrim' : 'Mew';
  const simulatedAbility = ability === 'as_one' ? 'asoneglastrier' : toID(ability ?? 'noability');
  const pokemon = new Pokemon(
    createSet({ species, item: own?.item && toID(own.item), ability: simulatedAbility }),
    side,
  );
  pokemon.position = slot;
  side.pokemon[slot] = pokemon;
  side.pokemonLeft = 2;
  pokemon.storedStats.spe = speed;
  pokemon.speed = speed;
  battle.actions.switchIn(pokemon, slot);
  return pokemon;
}

function prepare(pokemon: Pokemon, place: Place, own: DoublesPokemon | undefined): void {
  const { speed } = slots[place];
  pokemon.storedStats = {
    atk: largeStat,
    def: largeStat,
    spa: largeStat,
    spd: largeStat,
    spe: speed,
  };
  pokemon.modifiedStats = pokemon.storedStats;
  pokemon.speed = speed;
  pokemon.clearBoosts();
  pokemon.hp = pokemon.maxhp = largeStat * largeStat;
  if (!own) {
    pokemon.hp = 0;
    pokemon.fainted = true;
    return;
  }
  const types = own.typing.slice(0, 2).map(capitalize);
  pokemon.setType(types, true);
  pokemon.knownType = true;
  if (own.tera) pokemon.terastallized = pokemon.teraType = capitalize(own.tera);
}

/** Puts the effect of a move of this turn on its user, or on its side. */
function applyTurn(battle: Battle, active: Record<Place, Pokemon>, condition: TurnCondition): void {
  const [, isOwn, name = '', foe] = /^(own_)?(.+?)(?:_(foe[12]))?$/.exec(condition) ?? [];
  const id = toID(name);
  const addTo = (pokemon: Pokemon, state: object = {}) => {
    // Generation 3 looks for the slot.
    const slot = pokemon.getSlot();
    pokemon.volatiles[id] = battle.initEffectState({ id, target: pokemon, slot, ...state });
  };
  if (foe) addTo(active[foe as 'foe1']);
  else if (id === 'helpinghand') addTo(active.user, { multiplier: 1.5 });
  else {
    const side = battle.sides[isOwn ? 0 : 1]!;
    side.sideConditions[id] = battle.initEffectState({ id, target: side });
  }
}

/** Functions of moves that decide whom they hit, or that remove screens. */
const keptFunctions: Readonly<Record<string, 'onModifyMove' | 'onTryHit'>> = {
  expandingforce: 'onModifyMove',
  brickbreak: 'onTryHit',
  psychicfangs: 'onTryHit',
  ragingbull: 'onTryHit',
};

function prepareMove(battle: Battle, { attack }: DoublesSituation): ActiveMove {
  const { move: ownMove, type } = attack;
  const id = typeof ownMove === 'string' ? toID(ownMove) : toID(ownMove?.id);
  const real = battle.dex.moves.get(id);
  const move = battle.dex.getActiveMove(typeof ownMove === 'string' ? id : 'tackle');
  if (typeof ownMove === 'object') {
    const { name, flags, priority, onModifyType, recoil, hasCrashDamage, target } = real;
    const { smartTarget, tracksTarget } = real;
    const { overrideOffensiveStat, overrideDefensiveStat, overrideOffensivePokemon } = real;
    Object.assign(move, {
      ...{
        id,
        name,
        flags,
        priority,
        type: real.type,
        onModifyType,
        target,
        smartTarget,
        tracksTarget,
      },
      ...{ overrideOffensiveStat, overrideDefensiveStat, overrideOffensivePokemon },
      ...(smartTarget && { multihit: 2 }),
    });
    if (recoil || hasCrashDamage) move.recoil = [0, 1];
    const functionName = keptFunctions[id];
    if (functionName) Object.assign(move, { [functionName]: real[functionName] });
  }
  const isHalved = battle.gen <= 4 && (id === 'explosion' || id === 'selfdestruct');
  Object.assign(move, {
    basePower: isHalved ? largeStat / 2 : largeStat,
    ...{ accuracy: true, willCrit: false, secondaries: null, secondary: null, self: undefined },
  });
  if (type) move.type = capitalize(type);
  const { charge, recharge, futuremove, defrost, ...flags } = move.flags;
  move.flags = flags;
  move.category = battle.gen === 3 ? categoryOf(battle, move.type) : real.category;
  move.hit = 1;
  return move;
}

function capitalize(type: string): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}
