import { type KeyboardEvent, useState } from 'react';
import { getArrowStep } from './focusKeys.ts';

type Place = readonly [row: number, column: number];

/**
 * Gives the buttons of a table one Tab stop: the arrow keys move between its cells, and skip blank ones.
 * The places of the buttons are in the order of the rows.
 */
export function useCellFocus(places: readonly Place[]) {
  const [focusPlace, setFocusPlace] = useState<Place>([0, 0]);
  const [tabRow, tabColumn] =
    places.find(([row, column]) => row === focusPlace[0] && column === focusPlace[1]) ??
    places[0] ??
    focusPlace;

  return {
    /** The props of the button in a cell. */
    getCellProps: (row: number, column: number) => ({
      'data-cell': `${row},${column}`,
      tabIndex: row === tabRow && column === tabColumn ? 0 : -1,
      onFocus: () => setFocusPlace([row, column]),
    }),
    /** Handles a key that is pressed in the table. */
    moveByKey(event: KeyboardEvent<HTMLElement>): void {
      const step = getArrowStep(event.key);
      if (!step || !(event.target as HTMLElement).dataset.cell) return;
      event.preventDefault();
      const [rows, columns] = step;
      const ahead = places.filter(
        ([row, column]) =>
          Math.sign(row - tabRow) === rows && Math.sign(column - tabColumn) === columns,
      );
      const next = ahead.at(rows + columns > 0 ? 0 : -1);
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    },
  };
}
