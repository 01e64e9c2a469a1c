// docs/data.md says where the facts of public/moves.json come from.
import { readFileSync } from 'node:fs';
import { Dex, type Item, type Move, toID } from '@pkmn/sim';
import { Generations, toID as toCalcId } from '@smogon/calc';
import { legendsZA } from '#core/charts/generationNumber.ts';
import type { MovesFile } from '#core/pokedex/moveFiles/moveTable.ts';
import { moves as movesWithRules } from '#core/rules/move.ts';
import { type MoveClass, moveClasses } from '#core/rules/moveClass.ts';
import type { MoveTarget, TypeSource } from '#core/rules/moveFacts.ts';
import { newestGeneration } from '#core/rulesets/era.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';
import { aliasesOf } from './moveAliases.ts';

/** The games that lack moves of their generation, or have only some of all moves. */
type MoveGames = Record<'lack' | 'have', Partial<Record<Game, readonly string[]>>>;

const moveGames: MoveGames = JSON.parse(readFileSync('data/moveGames.json', 'utf8'));

// Bide returns twice the damage taken, and Struggle has no type since generation 2; no field says so.
const typeless = new Set(['bide', 'struggle']);

/** Moves without a type up to generation 4; the simulator has that in the code of the moves. */
const formerlyTypeless = new Set(['beatup', 'doomdesire', 'futuresight']);

/** What decides the type of the moves for which the simulator has a function. */
const typeSources: Readonly<Record<string, TypeSource>> = {
  aurawheel: 'form',
  ivycudgel: 'form',
  ragingbull: 'form',
  terastarstorm: 'form',
  judgment: 'item',
  multiattack: 'item',
  naturalgift: 'item',
  technoblast: 'item',
  revelationdance: 'typing',
  terablast: 'tera',
  terrainpulse: 'condition',
  weatherball: 'condition',
  hiddenpower: 'set',
};

const ruleIds = new Map(Object.keys(movesWithRules).map((id) => [toID(id), id]));

/** The id of the app: that of its rules, or the name in capitals. */
function moveIdOf({ name }: Pick<Move, 'name'>): string {
  return (
    ruleIds.get(toID(name)) ??
    name
      .split(/[^A-Za-z0-9]+/)
      .map(capitalize)
      .join('')
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a set can contain the move; Hidden Power of one type is Hidden Power. */
function canBeInSet({ name, isNonstandard, isZ, isMax }: Move): boolean {
  return !/CAP|Custom/.test(`${isNonstandard}`) && !isZ && !isMax && !/^Hidden Power ./.test(name);
}

/** Whether the type chart has another effect on the move than making it fail. */
function usesTypeChart({ id, category, damage, damageCallback, ohko }: Move): boolean {
  return category !== 'Status' && !damage && !damageCallback && !ohko && !typeless.has(id);
}

/** Whether the move does damage that does not depend on types, except that immune targets take none. */
function hasFixedDamage(move: Move): boolean {
  return move.category !== 'Status' && !usesTypeChart(move) && move.id !== 'struggle';
}

/** Its type in lower case; a move of fixed damage that ignores immunities is typeless. */
function typeOf(move: Move): string {
  return hasFixedDamage(move) && move.ignoreImmunity ? 'typeless' : move.type.toLowerCase();
}

/** All moves that a set can contain, in alphabetical order; only those with a type if `isDamaging`. */
export function listMoves(isDamaging: boolean): Move[] {
  return Dex.moves
    .all()
    .filter((move) => canBeInSet(move) && usesTypeChart(move) === isDamaging)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function classesOf({ id, flags, priority, recoil, hasCrashDamage }: Move): MoveClass[] {
  const explosive = /^(explosion|mindblown|mistyexplosion|selfdestruct)$/.test(id);
  const has: Record<MoveClass, boolean> = {
    contact: 'contact' in flags,
    sound: 'sound' in flags,
    bullet: 'bullet' in flags,
    wind: 'wind' in flags,
    priority: priority > 0,
    explosive,
    airborne: 'gravity' in flags,
    punch: 'punch' in flags,
    bite: 'bite' in flags,
    pulse: 'pulse' in flags,
    slicing: 'slicing' in flags,
    recoil: recoil !== undefined || hasCrashDamage === true,
  };
  return moveClasses.filter((each) => has[each]);
}

/** The first generation with the move; the simulator dates those of the Legends games by their numbers. */
function sinceOf({ id, gen, isNonstandard }: Move): number {
  if (isNonstandard === 'Future') return legendsZA;
  return moveGames.have['legends-arceus']?.includes(id) ? Math.min(gen, 8) : gen;
}

function isAbsent(game: Game, move: Move): boolean {
  const { lack, have } = moveGames;
  return (lack[game]?.includes(move.id) || have[game]?.includes(move.id) === false) ?? false;
}

/** The letters of the games that lack the move although their generation has it. */
function absenceOf(move: Move, letters: Readonly<Record<string, Game>>): string {
  return Object.entries(letters)
    .filter(([, game]) => existsIn(game, sinceOf(move)) && isAbsent(game, move))
    .map(([letter]) => letter)
    .join('');
}

/** Whom moves hit in a double battle; every other value of the simulator is one Pokémon that the player chooses. */
const targets: Readonly<Record<string, MoveTarget>> = {
  allAdjacentFoes: 'foes',
  allAdjacent: 'others',
  randomNormal: 'random',
};

/** The last generations in which a move had another target, Surf, and another category, Water Shuriken. */
const lastOfFormerTargets = 3;
const lastOfFormerCategories = 6;

function targetOf({ target }: Move): MoveTarget {
  return targets[target] ?? 'one';
}

/**
 * The words of the row for whom it hits and whether it is physical: only what differs from one target and
 * from physical contact. A number behind a word is the last generation in which it was true.
 */
function doublesWordsOf(move: Move): string[] {
  if (hasFixedDamage(move)) return [];
  const { id, gen } = move;
  const past = (last: number) => (gen <= last ? Dex.forGen(last).moves.get(id) : move);
  const target = targetOf(move);
  const formerTarget = targetOf(past(lastOfFormerTargets));
  const isContact = 'contact' in move.flags;
  const isUnexpected = (move.category === 'Physical') !== isContact;
  // The category belongs to the move since generation 4.
  const formerCategory = past(lastOfFormerCategories).category;
  return [
    ...(target === 'one' ? [] : [target]),
    ...(formerTarget === target ? [] : [`${formerTarget}${lastOfFormerTargets}`]),
    ...(isUnexpected ? [move.category.toLowerCase()] : []),
    ...(gen < 4 || formerCategory === move.category
      ? []
      : [`${formerCategory.toLowerCase()}${lastOfFormerCategories}`]),
  ];
}

/** `fire 1 contact foes -ab`: the type, the first generation, the classes, and the games without the move. */
function formatRow(move: Move, letters: Readonly<Record<string, Game>>): string {
  const absence = absenceOf(move, letters);
  return [
    typeOf(move),
    sinceOf(move),
    ...classesOf(move),
    ...doublesWordsOf(move),
    ...(absence ? [`-${absence}`] : []),
  ].join(' ');
}

function typeInGeneration(generation: number, move: Move): string | undefined {
  const { id, gen } = move;
  if (gen > generation) return undefined;
  if (generation <= 4 && formerlyTypeless.has(id)) return 'typeless';
  const past = typeOf(Dex.forGen(generation).moves.get(id));
  return past === typeOf(move) ? undefined : past;
}

/** The former types of the move, each with the last generation that had it. */
function pastTypesOf(move: Move): [number, string][] {
  const types = Array.from({ length: newestGeneration - 1 }, (_, index) => {
    const generation = index + 1;
    return [generation, typeInGeneration(generation, move)] as const;
  });
  return types.flatMap(([generation, type], index) =>
    type !== undefined && type !== types[index + 1]?.[1] ? [[generation, type]] : [],
  );
}

/** The type that the held item gives to the move. */
function typeByItem(id: string, item: Item): string | undefined {
  if (item.zMove) return undefined;
  const types: Record<string, string | undefined> = {
    judgment: item.onPlate,
    multiattack: item.onMemory,
    technoblast: item.onDrive,
    naturalgift: item.naturalGift?.type,
  };
  return types[id];
}

/** The types that forms, items, weather or terrains give to the move, except its own type. */
function typesOf({ id, type, onModifyType }: Move): Record<string, string> | undefined {
  const source = typeSources[id];
  const pairs: [string, string | undefined][] = [];
  if (source === 'form' || source === 'item') {
    for (const species of Dex.species.all()) {
      const items = species.requiredItems ?? [species.requiredItem ?? ''];
      const change = { type };
      if (source === 'form')
        onModifyType?.call(Dex as never, change as never, { species } as never, null as never);
      else change.type = typeByItem(id, Dex.items.get(items[0])) ?? type;
      if (
        !/CAP|Custom|Unobtainable/.test(`${species.isNonstandard}`) &&
        !species.name.endsWith('-Tera')
      )
        pairs.push([species.id, change.type]);
    }
  }
  if (source === 'item') {
    for (const item of Dex.items.all()) pairs.push([item.id, typeByItem(id, item)]);
  }
  if (source === 'condition') {
    const conditions = {
      ...{
        sun: 'sunnyday',
        desolate_land: 'desolateland',
        rain: 'raindance',
        primordial_sea: 'primordialsea',
      },
      ...{ electric_terrain: 'electricterrain', grassy_terrain: 'grassyterrain' },
      ...{ misty_terrain: 'mistyterrain', psychic_terrain: 'psychicterrain' },
    };
    for (const [name, condition] of Object.entries(conditions)) {
      const change = { type };
      const user = { effectiveWeather: () => condition, isGrounded: () => true };
      onModifyType?.call(
        { field: { terrain: condition } } as never,
        change as never,
        user as never,
        null as never,
      );
      pairs.push([name, change.type]);
    }
  }
  const types = pairs.flatMap(([key, each]) =>
    each && each !== type ? [[key, each.toLowerCase()]] : [],
  );
  return types.length > 0 ? Object.fromEntries(types) : undefined;
}

/** The games in which the move has another type, from the generation 0 of @smogon/calc: Champions. */
function typesInGamesOf({ id, type }: Move): Partial<Record<Game, string>> | undefined {
  const inChampions = Generations.get(0).moves.get(toCalcId(id))?.type;
  if (!inChampions || inChampions === type || inChampions === '???') return undefined;
  return { champions: inChampions.toLowerCase() };
}

function collect<Value>(moves: readonly Move[], getValue: (move: Move) => Value | undefined) {
  const rows = moves.map((move) => [moveIdOf(move), getValue(move)] as const);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined));
}

/** The text of public/moves.json, with one line per move. */
export function generateMoves(): string {
  const damaging = listMoves(true);
  const others = listMoves(false);
  const fixed = others.filter(hasFixedDamage);
  const limitedGames = gameNames.filter((game) => moveGames.lack[game] || moveGames.have[game]);
  const letters = Object.fromEntries(
    limitedGames.map((game, index) => [String.fromCharCode('a'.charCodeAt(0) + index), game]),
  );
  const pastTypes = (move: Move) => {
    const types = pastTypesOf(move);
    return types.length > 0 ? types : undefined;
  };
  const file = {
    games: letters,
    moves: collect(damaging, (move) => formatRow(move, letters)),
    pastTypes: collect([...damaging, ...fixed], pastTypes),
    typesInGames: collect(damaging, typesInGamesOf),
    typeSources: collect(damaging, ({ id }) => typeSources[id]),
    types: collect(damaging, typesOf),
    aliases: aliasesOf(damaging, moveIdOf),
    others: others.map(({ id }) => id),
    fixedDamage: collect(fixed, (move) => formatRow(move, letters)),
  } satisfies Record<keyof MovesFile, unknown>;
  const lines = Object.entries(file).map(([key, value]) => `"${key}": ${formatLines(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** An object with one line per entry; a list on one line. */
function formatLines(value: object): string {
  if (Array.isArray(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${JSON.stringify(each)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
}
