import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { type DefenderPicks, type DefenseState, hasPicks } from '#core/links/defense.ts';

const noPicks: DefenderPicks = { types: [] };

/**
 * Returns which of the others the form shows, and functions that change them; `list` has an element for
 * each of them, and receives the focus when the form closes.
 */
export function useEditOthers(
  { state, update }: Defense,
  names: readonly string[],
  list: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const { others } = state;
  // The length of the list stands for a new one.
  const [index, setIndex] = useState(others.length === 0 ? 0 : undefined);
  const focusedIndex = useRef<number>(undefined);

  useLayoutEffect(() => {
    const element = list.current?.children[focusedIndex.current ?? -1];
    focusedIndex.current = undefined;
    element?.querySelector('button')?.focus();
  });

  /** Changes the one at the index; without picks it leaves the list. */
  function change(
    at: number,
    next: (picks: DefenderPicks) => DefenderPicks,
    takesFocus = false,
  ): void {
    const nextState = (current: DefenseState): DefenseState => ({
      ...current,
      others: [
        ...current.others.slice(0, at),
        next(current.others[at] ?? noPicks),
        ...current.others.slice(at + 1),
      ].filter(hasPicks),
    });
    const after = nextState(state).others;
    const isRemoved = after.length < others.length;
    const before = others[at]?.pokemon;
    if (isRemoved || (before && before !== after[at]?.pokemon)) {
      update(nextState, { message: t('defense.before', { name: formatList(names) }), takesFocus });
    } else update(nextState);
    // The form stays, for a new one.
    if (isRemoved && index !== undefined) setIndex(after.length);
  }

  return {
    index,
    edit: setIndex,
    change,
    remove(at: number): void {
      change(at, () => noPicks, true);
      setIndex(undefined);
      if (others.length < 2) onClose();
    },
    /** Closes the form. */
    finish(): void {
      focusedIndex.current = index;
      setIndex(undefined);
    },
  };
}
