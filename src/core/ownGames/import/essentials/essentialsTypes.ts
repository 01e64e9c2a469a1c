import { parseColor } from '#core/ownGames/colors/color.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { fieldOf, type PbsSection, parsePbsList, parsePbsText, readSections } from './pbs.ts';

const lists = [
  ['Weaknesses', 2],
  ['Resistances', 0.5],
  ['Immunities', 0],
] as const;

const maxSections = 400;

const otherKeys = [
  ...['Name', 'InternalName', 'IsPseudoType', 'IsSpecialType', 'IconPosition', 'Flags'],
  ...['Color', 'DarkColor'],
];
const knownKeys: ReadonlySet<string> = new Set([...lists.map(([key]) => key), ...otherKeys]);

const chartKeys: ReadonlySet<string> = new Set([
  ...lists.map(([key]) => key),
  ...['IsPseudoType', 'IsSpecialType'],
]);

/** Whether the sections are those of Essentials `types.txt`. */
export function isEssentialsTypes(sections: readonly PbsSection[]): boolean {
  const keys = new Set(sections.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const isPokedex = ['Type1', 'Types', 'BaseStats', 'Type'].some((key) => keys.has(key));
  const hasOnlyTypes = keys.has('Name') && [...keys].every((key) => knownKeys.has(key));
  return !isPokedex && (hasOnlyTypes || [...chartKeys].some((key) => keys.has(key)));
}

/**
 * The chart of Essentials `types.txt`, one file or several of one game. If lists contradict each other,
 * the same entry counts as in that version: the immunity up to version 18, the weakness since then.
 */
export function readEssentialsTypes(
  files: readonly SourceFile[],
  report: ImportReport,
): SourceChart {
  const chart = createSourceChart(files[0]!.name);
  const parts = files.map((file) => ({ file, ...readSections(file.text) }));
  const hasImmunityPriority = isUpToVersion18(parts.flatMap(({ sections }) => sections));
  for (const { file, sections, unknownLines } of parts) {
    const surplus = sections[maxSections];
    if (surplus) throw new ImportError('tooManyTypes', { file: file.name, line: surplus.line });
    for (const line of unknownLines) report.warn('unknownLine', file.name, line);
    warnAboutUnknownKeys(file, sections, report);
    for (const section of sections) declareType(chart, file, section, report);
  }
  for (const { file, sections } of parts) {
    for (const section of sections) readLists(chart, file, section, hasImmunityPriority, report);
  }
  return chart;
}

/**
 * Numbered sections are those of versions up to 19; version 19 is the first that writes spaces around
 * the equals sign.
 */
function isUpToVersion18(sections: readonly PbsSection[]): boolean {
  return sections.some(({ hasSpacedFields, id }) => /^\d+$/.test(id) && !hasSpacedFields);
}

function sectionKey(section: PbsSection): string {
  const internal = fieldOf(section, 'InternalName')?.value;
  const name = /^\d+$/.test(section.id) ? fieldOf(section, 'Name')?.value : undefined;
  return (internal || name || section.id).toUpperCase();
}

function declareType(
  chart: SourceChart,
  file: SourceFile,
  section: PbsSection,
  report: ImportReport,
): void {
  const key = sectionKey(section);
  if (chart.types.has(key)) report.warn('repeatedType', file.name, section.line, key);
  const color = fieldOf(section, 'Color');
  const hex = color && parseColor(color.value);
  if (color && !hex) report.warn('unknownKey', file.name, color.line, color.value);
  const name = fieldOf(section, 'Name');
  const isPseudo = /^(?:true|t|yes|y|1)$/i.test(fieldOf(section, 'IsPseudoType')?.value ?? '');
  const type = addSourceType(chart, { key, line: section.line });
  // A repeated section replaces only the fields that it has.
  if (name) type.name = parsePbsText(name.value);
  if (hex) type.color = hex;
  if (isPseudo) type.isPseudo = true;
}

function readLists(
  chart: SourceChart,
  file: SourceFile,
  section: PbsSection,
  hasImmunityPriority: boolean,
  report: ImportReport,
): void {
  const defending = sectionKey(section);
  const entries = new Map<string, number>();
  for (const [listKey, factor] of lists) {
    const field = fieldOf(section, listKey);
    for (const text of parsePbsList(field?.value ?? '')) {
      const attacking = text.toUpperCase();
      const warn = (code: 'unknownType' | 'contradiction' | 'repeatedRow') =>
        report.warn(code, file.name, field?.line, text);
      const earlier = entries.get(attacking);
      if (!chart.types.has(attacking)) warn('unknownType');
      else if (earlier === factor) warn('repeatedRow');
      else {
        if (earlier !== undefined) warn('contradiction');
        if (earlier === undefined || hasImmunityPriority) entries.set(attacking, factor);
      }
    }
  }
  for (const [attacking, factor] of entries) setSourceFactor(chart, attacking, defending, factor);
}

function warnAboutUnknownKeys(
  file: SourceFile,
  sections: readonly PbsSection[],
  report: ImportReport,
): void {
  const unknownKeys = new Set<string>();
  for (const { fields } of sections) {
    const sectionKeys = new Set<string>();
    for (const { key, line } of fields) {
      const isRepeated = sectionKeys.has(key) && chartKeys.has(key);
      if (isRepeated) report.warn('repeatedRow', file.name, line, key);
      sectionKeys.add(key);
      if (knownKeys.has(key) || unknownKeys.has(key)) continue;
      unknownKeys.add(key);
      report.warn('unknownKey', file.name, line, key);
    }
  }
}
