import type { PbsField, PbsSection } from './pbs.ts';

type Line = { text: string; line: number };

const typePattern = /^[a-z_]\w*$/i;
const countPattern = /^\d+[ \t]*(?:,|$)/;
const pokemonPattern = /^\w+[ \t]*,[ \t]*\d+[ \t]*(?:,|$)/;

/**
 * The trainers of `trainers.txt` before version 19 as sections of later versions, and the lines that belong to
 * none. A trainer is its type, its name with a version, the number of its Pokémon with its items, and as
 * many lines such as `ONIX,14,SITRUSBERRY,ROCKTOMB`.
 */
export function readTrainerBlocks(text: string): {
  sections: PbsSection[];
  unknownLines: number[];
} {
  const lines = text
    .split('\n')
    .map((source, index): Line => ({ text: removeComment(source), line: index + 1 }))
    .filter((line) => line.text !== '');
  const sections: PbsSection[] = [];
  const unknownLines: number[] = [];
  for (let at = 0; at < lines.length; ) {
    const [type, name, count] = lines.slice(at, at + 3);
    if (
      !type ||
      !name ||
      !count ||
      !typePattern.test(type.text) ||
      !countPattern.test(count.text)
    ) {
      unknownLines.push(lines[at]!.line);
      at++;
      continue;
    }
    at += 3;
    const pokemonCount = Number.parseInt(count.text, 10);
    const fields: PbsField[] = [];
    let read = 0;
    for (; read < pokemonCount && pokemonPattern.test(lines[at]?.text ?? ''); read++, at++)
      fields.push(...readPokemon(lines[at]!));
    if (read < pokemonCount) unknownLines.push(count.line);
    const id = `${type.text},${name.text.replace(/[ \t]*,[ \t]*0$/, '')}`;
    sections.push({ id, line: type.line, fields, hasSpacedFields: false });
  }
  return { sections, unknownLines };
}

/** Whether the text has trainers of `trainers.txt` before version 19, and more of them than other lines. */
export function isTrainerBlocks(text: string): boolean {
  const { sections, unknownLines } = readTrainerBlocks(text);
  const teams = sections.filter(({ fields }) => fields.length > 0);
  return teams.length > 0 && teams.length >= unknownLines.length;
}

/** The line without spaces around it and without its comment. */
function removeComment(source: string): string {
  const start = source.indexOf('#');
  return (start < 0 ? source : source.slice(0, start)).trim();
}

/** A Pokémon as the fields of later versions: species and level, item, and up to four moves. */
function readPokemon({ text, line }: Line): PbsField[] {
  const [species = '', level = '', item = '', ...others] = text
    .split(',')
    .map((part) => part.trim());
  const moves = others.slice(0, 4).filter(Boolean);
  return [
    { key: 'Pokemon', value: `${species},${level}`, line },
    ...(item ? [{ key: 'Item', value: item, line }] : []),
    ...(moves.length > 0 ? [{ key: 'Moves', value: moves.join(','), line }] : []),
  ];
}
