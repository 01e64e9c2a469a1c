import names from './names.json' with { type: 'json' };

const movesByNumber = names.moves.split(',');
const abilitiesByNumber = names.abilities.split(',');
const itemsByNumber: Readonly<Record<string, string>> = names.items;

/** The English name of the move with the number, as Showdown spells it; undefined for an unused number. */
export function moveOfNumber(number: number): string | undefined {
  return movesByNumber[number - 1];
}

/** The English name of the ability with the number; undefined for an unused number. */
export function abilityOfNumber(number: number): string | undefined {
  return abilitiesByNumber[number - 1];
}

/** The English name of the item with the number that it has since generation 4; undefined for any other. */
export function itemOfNumber(number: number): string | undefined {
  return itemsByNumber[number];
}
