import { parseLabel } from '#core/formats/showdown/label.ts';
import { toTitleCase } from '#core/formats/showdown/name.ts';
import { splitMove } from '#core/hit/strike.ts';
import { findNamedMove } from '#core/pokedex/moveFiles/addMoves.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { getMoveName, loadedMoves } from '#core/pokedex/moves/moves.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { isStatusMove, nameKey, translateName } from './foreignNames.ts';
import { findMoveIn } from './setLanguage.ts';

/** The labels that Showdown reads, of the fields whose values have names. */
const showdownLabels = { ability: ['Ability', 'abilities'], tera: ['Tera Type', 'types'] } as const;

const moveLine = /^([-~]\s*)(\S.*)$/;

/**
 * A line below the name of a Pokémon as Showdown writes it; one that it does not know stays as it is. The
 * language decides a name of two moves.
 */
export function translateLine(line: string, language?: MoveLanguage): string {
  const [, dash, moves] = moveLine.exec(line) ?? [];
  if (dash && moves) return dash + translateEach(moves, (name) => translateMove(name, language));
  const label = parseLabel(line);
  if (label?.field !== 'ability' && label?.field !== 'tera') return line;
  const [name, section] = showdownLabels[label.field];
  const isShowdowns = line.startsWith(`${name}:`);
  const value = translateEach(label.value, (each) => translateName(section, each));
  return isShowdowns && value === label.value ? line : `${name}: ${value}`;
}

/** The names in a line of moves, in its language; none in any other line. */
export function getPastedMoves(line: string): string[] {
  return splitNames(moveLine.exec(line)?.[2] ?? '');
}

/** The names in a field, where Smogon's analyses separate alternatives by slashes. */
export function splitNames(text: string): string[] {
  return text
    .split('/')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Translates the names that slashes separate, and keeps the text if all are English. */
function translateEach(text: string, translate: (name: string) => string): string {
  const names = splitNames(text);
  const translated = new Map([...new Set(names)].map((name) => [name, translate(name)]));
  const translations = names.map((name) => translated.get(name));
  return names.every((name, index) => name === translations[index])
    ? text
    : translations.join(' / ');
}

/** The name of the move in English; one that is English, short or unknown stays as it is. */
function translateMove(name: string, language: MoveLanguage | undefined): string {
  const moveInLanguage = findMoveIn(language, name);
  if (language && !moveInLanguage && isStatusMove(name)) return translateName('statusMoves', name);
  if (!language && isAmbiguousMove(name)) return name;
  const move = moveInLanguage ?? findNamedMove(name);
  if (move === undefined) return translateName('statusMoves', name);
  if (move === 'other' || move === 'HiddenPower' || isEnglish(name, move)) return name;
  const { id, type } = splitMove(move);
  const english = getMoveName(id, 'en');
  return type ? `${english} [${toTitleCase(type)}]` : english;
}

function isEnglish(name: string, move: MoveId): boolean {
  const english = getMoveName(splitMove(move).id, 'en');
  const { aliases } = loadedMoves.get().table ?? {};
  return showdownId(name).startsWith(showdownId(english)) || Boolean(aliases?.has(nameKey(name)));
}

/** Whether the name is that of an attack in one language and of a status move in another one. */
export function isAmbiguousMove(name: string): boolean {
  const move = findNamedMove(name);
  if (move === undefined || move === 'other') return false;
  return isStatusMove(name) && !isEnglish(name, move);
}
