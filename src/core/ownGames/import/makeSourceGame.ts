import { type Chart, makeChart, maxChartTypes } from '#core/charts/chart.ts';
import { isOfficialType, maxTypes, type Type } from '#core/charts/type.ts';
import { maxGamePokemon, type SourceGame } from '#core/ownGames/sourceGame.ts';
import { cleanPokemonName, createIds, makeTypeName, plainId } from '#core/ownGames/typeName.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { ImportError } from './importError.ts';
import type { ImportReport } from './importReport.ts';
import {
  getSourceFactor,
  type SourceChart,
  type SourcePokemon,
  type SourceType,
} from './sourceChart.ts';

/** Plain ids of entries that are no types, unless they have matchups. */
const placeholderIds: ReadonlySet<string> = new Set([
  ...['', 'none', 'notype', 'nulltype', 'typenone', 'typeless', 'stellar', 'stellart', 'bird'],
  ...['mystery', 'unknown', 'unknowntype', 'unknownt', 'curse', 'cursetype', 'curset', 'qmarks'],
  ...['blank', 'roostless', 'unused', 'typeburnuptypeless', 'typeroosttypeless'],
]);

/** Numbered gaps such as `TYPE_16` and `UNUSED_3`. */
const gapPattern = /^(?:type|unused)_?\d+$/i;

/**
 * The game of a chart and its Pokémon, without placeholders, with ids and the sides of its types. Throws
 * an ImportError if there are no types, too many types or Pokémon, or invalid names.
 */
export function makeSourceGame(
  source: SourceChart,
  pokemon: readonly SourcePokemon[],
  report: ImportReport,
): SourceGame {
  const isUsed = createUseCheck(pokemon);
  const typesOn = [...source.types.values()].filter((type) => {
    const isKept = !type.isOff || isUsed(type);
    if (!isKept) report.warn('turnedOff', source.file, type.line, type.name || type.key);
    return isKept;
  });
  const keysOn = new Set(typesOn.map(({ key }) => key));
  const counts = new Map(typesOn.map(({ key }) => [key, countMatchups(source, key, keysOn)]));
  const realTypes = typesOn.filter((type) => {
    const isReal = isRealType(type, counts.get(type.key)!, isUsed(type));
    if (!isReal) report.warn('placeholder', source.file, type.line, type.name || type.key);
    return isReal;
  });
  if (realTypes.length === 0) throw new ImportError('noTypes', { file: source.file });
  if (realTypes.length > maxChartTypes) {
    throw new ImportError('tooManyTypes', {
      file: source.file,
      line: realTypes[maxChartTypes]?.line,
    });
  }
  const makeId = createIds();
  const ids = new Map(realTypes.map(({ key }) => [key, makeId(key)]));
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  const chart = makeChart([...ids.values()], (attacking, defending) => {
    const factor = getSourceFactor(source, keys.get(attacking)!, keys.get(defending)!) ?? 1;
    return factor === 0 ? 0 : factor;
  });
  const ownPokemon = makeSourceGamePokemon(pokemon, ids, report);
  const defenders = new Set(ownPokemon.flatMap(({ types }) => types));
  const types = realTypes.map((type): OwnGameType => {
    const id = ids.get(type.key)!;
    const name = makeTypeName(id, type.name, type.key, { file: source.file, line: type.line });
    const side = findOnlySide(type, id, counts.get(type.key)!, defenders, chart);
    if (side) report.warn(`${side}Only`, source.file, type.line, name);
    else if (!hasMatchups(counts.get(type.key)!)) {
      report.warn('noMatchups', source.file, type.line, name);
    }
    return {
      id,
      name,
      ...(type.color && { color: type.color }),
      ...(side === 'attack' && { isAttackOnly: true }),
      ...(side === 'defend' && { isDefendOnly: true }),
    };
  });
  return { types, chart, pokemon: ownPokemon };
}

/** Returns a function whether a Pokémon has the type. */
function createUseCheck(pokemon: readonly SourcePokemon[]): (type: SourceType) => boolean {
  const keys = new Set(pokemon.flatMap(({ types }) => types));
  const ids = new Set([...keys].map(plainId).filter(Boolean));
  return ({ key }) => keys.has(key) || ids.has(plainId(key));
}

/** The numbers of factors other than 1 that a type has when attacking and when defending. */
type MatchupCount = { attacking: number; defending: number; withItself: number };

function countMatchups(source: SourceChart, key: string, keys: ReadonlySet<string>): MatchupCount {
  const countOthers = (getFactor: (other: string) => number | undefined) =>
    [...keys].filter((other) => (getFactor(other) ?? 1) !== 1).length;
  return {
    attacking: countOthers((other) => getSourceFactor(source, key, other)),
    defending: countOthers((other) => getSourceFactor(source, other, key)),
    withItself: (getSourceFactor(source, key, key) ?? 1) === 1 ? 0 : 1,
  };
}

function hasMatchups({ attacking, defending }: MatchupCount): boolean {
  return attacking > 0 || defending > 0;
}

function isRealType(type: SourceType, count: MatchupCount, isUsed: boolean): boolean {
  const id = plainId(type.key);
  // The official Stellar has no matchup with another type; some games give it one with itself.
  const isStellar =
    id === 'stellar' && !isUsed && count.attacking + count.defending === 2 * count.withItself;
  if (hasMatchups(count) && !isStellar) return true;
  // Types in other scripts have no letters from a to z in their key.
  const isNamed = id !== '' || /[\p{L}\p{N}]/u.test(type.key);
  const isPlaceholder = type.isPseudo || gapPattern.test(type.key) || placeholderIds.has(id);
  return !isPlaceholder || (id === '' && isNamed && !type.isPseudo);
}

/**
 * The only side of a type: the side in the file, or the only side with matchups of a type that is not
 * official; undefined if it has both.
 */
function findOnlySide(
  { side }: SourceType,
  id: Type,
  { attacking, defending }: MatchupCount,
  defenders: ReadonlySet<Type>,
  { types }: Chart,
): 'attack' | 'defend' | undefined {
  if (side) return side === 'attacking' ? 'attack' : 'defend';
  if (isOfficialType(id) || types.length === 1) return undefined;
  if (attacking === 0 && defending > 0) return 'defend';
  if (attacking > 0 && defending === 0 && !defenders.has(id)) return 'attack';
  return undefined;
}

function makeSourceGamePokemon(
  pokemon: readonly SourcePokemon[],
  ids: ReadonlyMap<string, Type>,
  report: ImportReport,
): SourceGame['pokemon'] {
  if (pokemon.length > maxGamePokemon) {
    const { file, line } = pokemon[maxGamePokemon]!;
    throw new ImportError('tooManyPokemon', { file, line });
  }
  const idSet = new Set<string>(ids.values());
  return pokemon.flatMap(({ name: text, types: keys, file, line, abilities = [], slots = '' }) => {
    const name = cleanPokemonName(text, { file, line });
    const types = keys.flatMap((key) => {
      const plain = plainId(key);
      const id = ids.get(key) ?? (idSet.has(plain) ? (plain as Type) : undefined);
      if (id === undefined) report.warn('unknownType', file, line, key);
      return id ?? [];
    });
    const typing = [...new Set(types)];
    if (typing.length > maxTypes) report.warn('manyTypes', file, line, name);
    if (typing.length === 0 || !name) report.warn('noType', file, line, name);
    const hasAbilities = abilities.length > 0;
    return typing.length > 0 && name
      ? [{ name, types: typing, ...(hasAbilities && { abilities, slots }) }]
      : [];
  });
}
