import { useLayoutEffect } from 'react';
import { shortcutsPreference } from '#app/preferences/preferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { pagePath, practiceShortcut } from '#app/screens/pages/pages.ts';
import type { CalculatorInfo } from '#core/links/calculator.ts';
import { calculators } from '#core/links/registry.ts';
import { router } from './appRouter.ts';

/** The calculators with a shortcut; controls name other shortcuts in `aria-keyshortcuts`. */
export const calculatorsWithShortcut = Object.values<CalculatorInfo>(calculators).flatMap(
  ({ shortcut, path, label }) => (shortcut ? [{ shortcut, path, label }] : []),
);

/** The paths of screens by shortcut key. */
const paths = new Map<string, string>([
  ...calculatorsWithShortcut.map(({ shortcut, path }) => [shortcut, path] as const),
  [practiceShortcut, pagePath('practice')],
]);

/**
 * Reads the letter or the digit of the key; for any other character the one at the same position of a
 * US keyboard, because French keyboards have digits only with Shift.
 */
function readCharacter({ key, code }: KeyboardEvent): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  return code.replace(/^(Key|Digit|Numpad)/, '').toLowerCase();
}

function isPageShortcut(event: KeyboardEvent): boolean {
  const { target } = event;
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select');
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  const isBusy = event.defaultPrevented || event.repeat || event.isComposing;
  return !isTyping && !hasModifier && !isBusy && !document.querySelector('dialog[open]');
}

/** Handles keyboard shortcuts while the player has them turned on. */
export function useShortcuts(): void {
  const isOn = usePreference(shortcutsPreference) === 'on';
  // In the layout effect, so that the keys work when the footer that loads them is visible.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageShortcut(event)) return;
      const character = readCharacter(event);
      const path = paths.get(character);
      const controls = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${character}"]`);
      const control = [...controls].find((element) => element.checkVisibility());
      if (!path && !control) return;
      event.preventDefault();
      if (path) router.navigate(path);
      else if (control instanceof HTMLInputElement) control.focus();
      else control?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
