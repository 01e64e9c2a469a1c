import { isCommentKey } from '#core/charts/chartFile/commentKey.ts';
import { type Fields, isFields } from '#core/ownGames/file/jsonFields.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { plainId } from '#core/ownGames/typeName.ts';

/** A type of PokéAPI with its `damage_relations`. */
type PokeApiType = { name: string; fields: Fields; relations: Fields };

/** The types in a JSON value, and the names or numbers of its parts that are none. */
export type PokeApiTypes = { types: PokeApiType[]; otherParts: string[] };

const relationFactors = [
  ['double_damage', 2],
  ['half_damage', 0.5],
  ['no_damage', 0],
] as const;

const relationNames: ReadonlySet<string> = new Set(
  relationFactors.flatMap(([name]) => [`${name}_from`, `${name}_to`]),
);

/** PokéAPI gives numbers from 10001 on to types that no Pokémon has. */
const firstPseudoNumber = 10_001;

/** The types in a JSON value: one type, a list of types, or types by name; none if it has none. */
export function pokeApiTypes(value: unknown): PokeApiTypes {
  const result: PokeApiTypes = { types: [], otherParts: [] };
  if (!isFields(value)) return result;
  const own = pokeApiType(value, undefined);
  if (own) return { types: [own], otherParts: [] };
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    const type = isFields(item) ? pokeApiType(item, isList ? undefined : key) : undefined;
    if (type) result.types.push(type);
    else if (!isCommentKey(key)) result.otherParts.push(isList ? `[${key}]` : key);
  }
  return result;
}

function pokeApiType(fields: Fields, key: string | undefined): PokeApiType | undefined {
  const relations = getField(fields, 'damage_relations');
  const name = getField(fields, 'name') ?? key;
  return isFields(relations) && typeof name === 'string' ? { name, fields, relations } : undefined;
}

/**
 * The chart of `damage_relations`. If the two types of a matchup contradict each other, the factor of
 * the defending type counts.
 */
export function readPokeApi(
  files: readonly (SourceFile & PokeApiTypes)[],
  report: ImportReport,
): SourceChart {
  const file = files[0]!.name;
  const types = files.flatMap((each) => each.types);
  const chart = createSourceChart(file);
  for (const { name, otherParts } of files) {
    for (const part of otherParts) report.warn('unknownKey', name, undefined, part);
  }
  warnAboutRelations(files, report);
  for (const { name, fields } of types) {
    const isPseudo = Number(getField(fields, 'id')) >= firstPseudoNumber;
    addSourceType(chart, { key: name, name: englishName(fields), isPseudo });
  }
  const typesWithOwnSide = new Set(
    types
      .filter(({ relations }) => Array.isArray(getField(relations, 'double_damage_from')))
      .map(({ name }) => name),
  );
  for (const side of ['from', 'to'] as const) {
    for (const { name, relations } of types) {
      for (const [relation, factor] of relationFactors) {
        for (const other of namesIn(getField(relations, `${relation}_${side}`))) {
          const [attacking, defending] = side === 'from' ? [other, name] : [name, other];
          if (!chart.types.has(other)) {
            report.warn('unknownType', file, undefined, other);
            continue;
          }
          const earlier = getSourceFactor(chart, attacking, defending);
          const isUnset = earlier === undefined;
          const counts = side === 'from' || !typesWithOwnSide.has(defending);
          if (isUnset && counts) setSourceFactor(chart, attacking, defending, factor);
          else if (earlier !== factor) {
            report.warn('contradiction', file, undefined, `${attacking}, ${defending}`);
          }
        }
      }
    }
  }
  return chart;
}

/** Warns about lists and types in `damage_relations` that are not read. */
function warnAboutRelations(
  files: readonly (SourceFile & PokeApiTypes)[],
  report: ImportReport,
): void {
  const entries = files.flatMap(({ name: file, types }) =>
    types.flatMap(({ name, relations }) =>
      Object.entries(relations).map(([key, list]) => ({ file, name, key, list })),
    ),
  );
  const unknownNames = new Set<string>();
  for (const { file, name, key, list } of entries) {
    const isKnown = relationNames.has(key);
    const size = Array.isArray(list) ? list.length : 0;
    const isBroken = isKnown ? !Array.isArray(list) || namesIn(list).length < size : size > 0;
    if (!isBroken || unknownNames.has(key)) continue;
    if (!isKnown) unknownNames.add(key);
    report.warn('unknownKey', file, undefined, `${name}, ${key}`);
  }
}

function englishName(fields: Fields): string | undefined {
  const names = getField(fields, 'names');
  if (!Array.isArray(names)) return undefined;
  const english = names.find((each) => {
    const language = isFields(each) ? getField(each, 'language') : undefined;
    return isFields(language) && getField(language, 'name') === 'en';
  });
  const name = isFields(english) ? getField(english, 'name') : undefined;
  return typeof name === 'string' && plainId(name) !== '' ? name : undefined;
}

/** The names of a list of names, or of objects with names. */
function namesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => {
    const name = isFields(each) ? getField(each, 'name') : each;
    return typeof name === 'string' ? name : [];
  });
}

function getField(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
