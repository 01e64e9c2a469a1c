import { type PokemonSet, Sets } from '@pkmn/sets';
import { parseLabel } from '#core/formats/showdown/label.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { memoizeRecent } from '#core/pokedex/memoizeRecent.ts';
import { type LoadedMoves, loadedMoves } from '#core/pokedex/moves/moves.ts';
import { parsePassive } from './passive.ts';
import { splitNames, translateLine } from './translateLine.ts';

/** A line below the name of a Pokémon, by what it describes. */
export type SetLine =
  | { kind: 'ability' | 'passive' | 'tera'; names: readonly string[] }
  | { kind: 'moves'; names: readonly string[] }
  /** The held item on a line of its own. */
  | { kind: 'item'; name: string }
  /** A detail that changes no matchup, such as EVs or a field of a later version of Showdown. */
  | { kind: 'other' }
  /** A line that another program adds for itself. */
  | { kind: 'metadata' }
  | { kind: 'unknown' };

/** Details of a Pokémon that `@pkmn/sets` does not read. */
const otherDetail = /^(Ball|Gender|Gigantamax|Shiny|Size): /;

/** A field as Showdown writes it: words, a colon and a value. */
const field = /^[A-Z][A-Za-z ]*: \S/;

/** Code fences, and the lines of PKHeX and its plugins about the trainer and the encounter. */
const metadata =
  /^(```|(OT|OTGender|TID|SID|Language|Alpha|Met_\w+): |[.=!]\w+=|[~!]=\w+=|Met_\w+=)/;

/** Parses a line below the name of a Pokémon, in any language; alternatives are separated by slashes. */
export function parseSetLine(line: string): SetLine {
  return parserFor(loadedMoves.get())(line);
}

const parserFor = memoizeLatest((_moves: LoadedMoves) => memoizeRecent(parseLine));

function parseLine(line: string): SetLine {
  if (isMetadata(line)) return { kind: 'metadata' };
  const text = translateLine(line);
  const label = parseLabel(text);
  if (label?.field === 'item') return { kind: 'item', name: label.value };
  const passive = parsePassive(text);
  if (passive !== undefined) return { kind: 'passive', names: splitNames(passive) };
  const { name, species, gender, ...fields }: Partial<PokemonSet> = Sets.importSet(`?\n${text}`);
  if (fields.ability) {
    // Of As One (Glastrier) and Embody Aspect (Wellspring) there is one in the Pokédex.
    const ability = fields.ability.replace(/^(As One|Embody Aspect) .+/, '$1');
    return { kind: 'ability', names: splitNames(ability) };
  }
  if (fields.teraType) return { kind: 'tera', names: splitNames(fields.teraType) };
  if (fields.moves) return { kind: 'moves', names: splitNames(text.slice(1)) };
  const isDetail = label || Object.keys(fields).length > 0 || otherDetail.test(text);
  return { kind: isDetail ? 'other' : 'unknown' };
}

/** Whether another program wrote the line for itself. */
export function isMetadata(text: string): boolean {
  return metadata.test(text);
}

/** Whether the line describes a Pokémon rather than naming one. */
export function isDetail(text: string): boolean {
  return parseSetLine(text).kind !== 'unknown';
}

/** Whether the export of a set keeps the line: every one below the first that Showdown writes or may write later. */
export function isExported(text: string): boolean {
  const { kind } = parseSetLine(text);
  return kind === 'unknown' ? field.test(text) : kind !== 'metadata' && kind !== 'item';
}
