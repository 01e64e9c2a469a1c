import { factorOf } from '#core/charts/chart.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { Literal } from '#core/ownGames/import/jsLiteral.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { findField, type ShowdownTable, showdownKey } from './showdownTable.ts';

/** A file of Showdown with the table that it exports. */
type ShowdownPart = { file: SourceFile; source: ShowdownTable };

/** The factors by the codes of `damageTaken`. */
export const factorsByCode: readonly number[] = [1, 2, 0.5, 0];

/**
 * The files, each after those that it inherits from: first the charts of official generations, then
 * charts that inherit nothing, then those that inherit, and last those that turn types on which another
 * file turns off. Of two equal files the one that stands first in the list inherits from the other.
 * Throws `twoCharts` if two equal files inherit nothing.
 */
export function sortParentsFirst(parts: readonly ShowdownPart[]): ShowdownPart[] {
  const ranks = new Map(parts.map((part) => [part, rankOf(part.source)]));
  const sorted = [...parts].reverse().sort((one, other) => ranks.get(one)! - ranks.get(other)!);
  for (const [index, part] of sorted.entries()) {
    const parent = sorted[index - 1];
    const isSameRank = parent && ranks.get(parent) === ranks.get(part);
    if (isSameRank && inheritCount(part.source) === 0) {
      throw new ImportError('twoCharts', { file: part.file.name });
    }
  }
  return sorted;
}

function rankOf(source: ShowdownTable): number {
  const inherits = inheritCount(source) > 0;
  if (eras.some((era) => hasFactorsOf(era, source))) return inherits ? 1 : 0;
  const turnsOn = source.fields.some(({ value }) => readNonstandard(value) === false);
  if (turnsOn) return 4;
  return inherits ? 3 : 2;
}

function inheritCount({ fields }: ShowdownTable): number {
  return fields.filter(({ value }) => findField(value, 'inherit')).length;
}

/** The generation whose chart the table has; undefined if it has factors of its own, or none. */
export function findOfficialEra(source: ShowdownTable): Era | undefined {
  const hasFactors = source.fields.some(({ value }) => findField(value, 'damageTaken'));
  return hasFactors ? eras.find((era) => hasFactorsOf(era, source)) : undefined;
}

/** Whether all types of the table that are not turned off have the factors of the era. */
function hasFactorsOf(era: Era, { fields }: ShowdownTable): boolean {
  const chart = chartIn(era);
  return fields.every(({ key = '', value }) => {
    const defending = typesIn(era).find((type) => type === showdownKey(key));
    if (!defending) return readNonstandard(value) === true || showdownKey(key) === 'stellar';
    if (!findField(value, 'damageTaken')) return true;
    const codes = new Map(
      damageTakenFields(value).map(({ key: attacking, value: code }) => [
        showdownKey(attacking),
        code.kind === 'value' ? factorsByCode[Number(code.value)] : undefined,
      ]),
    );
    return typesIn(era).every(
      (attacking) => (codes.get(attacking) ?? 1) === factorOf(chart, attacking, defending),
    );
  });
}

/** Whether `isNonstandard` turns the type off; undefined if the entry has no such field. */
export function readNonstandard(literal: Literal): boolean | undefined {
  const mark = findField(literal, 'isNonstandard');
  return mark?.kind === 'value' ? Boolean(mark.value) : undefined;
}

/** The types in `damageTaken`; keys with a small letter are statuses and effects. */
export function damageTakenFields(literal: Literal): { key: string; value: Literal; at: number }[] {
  const damageTaken = findField(literal, 'damageTaken');
  if (damageTaken?.kind !== 'object') return [];
  return damageTaken.fields.flatMap(({ key, value, at }) =>
    key === undefined || /^\p{Ll}/u.test(key) ? [] : { key, value, at },
  );
}
