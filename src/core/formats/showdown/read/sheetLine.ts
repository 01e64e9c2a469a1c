/** The maximum length of a line of a sheet; the patterns are slow for long ones. */
const maxSheetLength = 300;

/** `Gengar (Lv. 45) @ Black Sludge / Levitate / Shadow Ball, Hypnosis`, in which the item can be missing. */
const slashLine =
  /^([^|/@()]{1,40}) \((?:lv|lvl|level)\.? ?(\d{1,3})\)(?: ?@ ?([^/]{1,40}))? ?\/ ?([^/]{1,40}) ?\/ ?([^/]+)$/i;

/** `zubat|15|bite,leech-life|inner-focus`, in which an item can follow, and then the starter for which the Pokémon is in the team. */
const barLine =
  /^([^|]{1,40})\|(\d{1,3})\|([^|]*)\|([^|]{0,40})(?:\|([^|]{0,40})(?:\|[^|]{0,40})?)?$/;

/**
 * Returns the lines of the set that is one line of a sheet of trainers, as the makers of ROM hacks publish them: with an
 * empty line before it; undefined for any other line.
 */
export function unpackSheetLine(text: string): string[] | undefined {
  const line = text.trim();
  if (line.length > maxSheetLength) return undefined;
  const [, name, level, item, ability, moves = ''] = slashLine.exec(line) ?? [];
  if (name !== undefined && level !== undefined)
    return formatSet({ name, level, item, ability, moves });
  const [, barName, barLevel, barMoves = '', barAbility, barItem] = barLine.exec(line) ?? [];
  if (barName === undefined || barLevel === undefined) return undefined;
  return formatSet({
    ...{ name: barName, level: barLevel, moves: barMoves },
    ...{ item: barItem, ability: barAbility },
  });
}

function formatSet({
  name,
  level,
  item,
  ability,
  moves,
}: {
  name: string;
  level: string;
  item: string | undefined;
  ability: string | undefined;
  moves: string;
}): string[] {
  const isNothing = (word = '') => /^(?:none|-*)$/i.test(word.trim());
  return [
    '',
    isNothing(item) ? name.trim() : `${name.trim()} @ ${item?.trim()}`,
    ...(isNothing(ability) ? [] : [`Ability: ${ability?.trim()}`]),
    `Level: ${level}`,
    ...moves
      .split(',')
      .filter((move) => !isNothing(move))
      .map((move) => `- ${move.trim()}`),
  ];
}
