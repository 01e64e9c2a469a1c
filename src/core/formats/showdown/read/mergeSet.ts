import { Sets } from '@pkmn/sets';
import { formatFirstLine, getSetFields } from '#core/formats/showdown/createSet.ts';
import type { PastedSet, SetFields, ShowdownMember } from '#core/formats/showdown/team.ts';
import { readStrike } from './readMember.ts';
import { parseSetLine, type SetLine } from './setLine.ts';

/** The field that each kind of lines is about. */
const fieldsByKind = {
  ability: 'ability',
  passive: 'secondAbility',
  tera: 'tera',
  moves: 'attacks',
} as const satisfies Partial<Record<SetLine['kind'], keyof SetFields>>;

/**
 * Returns the pasted lines of the member without those that it has changed since, with its own lines in
 * their place.
 */
export function mergeSet(
  member: ShowdownMember,
  { text, readAs, itemForm }: PastedSet,
  ownLines: readonly string[],
): { lines: readonly string[]; leftOutLines: readonly string[] } {
  const pastedLines = text.split('\n');
  const fields = getSetFields(member);
  // A Mega Evolution has the set of its Pokémon, and an ability of its own.
  const now =
    fields.pokemonId === itemForm
      ? { ...fields, pokemonId: readAs.pokemonId, ability: readAs.ability }
      : fields;
  if (now.pokemonId !== readAs.pokemonId) return { lines: ownLines, leftOutLines: pastedLines };

  const hasChanged = (field: keyof SetFields) => !isSame(now[field], readAs[field]);
  const [pastedFirst = '', ...pastedDetails] = pastedLines;
  const isContradicted = (line: string): boolean => {
    const setLine = parseSetLine(line);
    if (!('names' in setLine) || !hasChanged(fieldsByKind[setLine.kind])) return false;
    return setLine.kind !== 'moves' || !mayUse(setLine.names, member, pastedFirst);
  };
  const [ownFirst = '', ...ownDetails] = ownLines;
  const leftOutLines = pastedDetails.filter(isContradicted);
  const keptLines = pastedDetails.filter((line) => !isContradicted(line));
  const newLines = ownDetails.filter((line) => {
    const setLine = parseSetLine(line);
    return (
      'names' in setLine && hasChanged(fieldsByKind[setLine.kind]) && !keptLines.includes(line)
    );
  });
  const [pasted, own] = [Sets.importSet(pastedFirst), Sets.importSet(ownFirst)];
  const hasOtherItem = hasChanged('item');
  const name = hasChanged('nickname') ? own.name : pasted.name;
  const item = hasOtherItem ? own.item : pasted.item;
  const isFirstSame = name === pasted.name && item === pasted.item;
  return {
    lines: [
      isFirstSame ? pastedFirst : formatFirstLine({ ...pasted, name, item }),
      ...newLines.filter((line) => !isMove(line)),
      ...keptLines,
      ...newLines.filter(isMove),
    ],
    leftOutLines: [...(hasOtherItem && pasted.item ? [`@ ${pasted.item}`] : []), ...leftOutLines],
  };
}

function isMove(line: string): boolean {
  return parseSetLine(line).kind === 'moves';
}

function isSame(one: SetFields[keyof SetFields], other: SetFields[keyof SetFields]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** Whether a move of the names is one of the attacks, or has none because types do not affect it. */
function mayUse(
  names: readonly string[],
  { pokemon, attacks }: ShowdownMember,
  firstLine: string,
): boolean {
  const { species, item } = Sets.importSet(firstLine);
  return names.some((name) => {
    const strike = readStrike(name, { pokemon, species, item });
    return strike === undefined || attacks.includes(strike);
  });
}
