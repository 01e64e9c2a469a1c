import { getEffectiveTheme, systemDark } from './effectivePreferences.ts';
import { themePreference } from './preferences.ts';

function apply(): void {
  document.documentElement.dataset.theme = getEffectiveTheme();
  const color = getComputedStyle(document.documentElement).getPropertyValue('--background');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color.trim());
}

/** Keeps the page in the player's theme, or in the system's if it is `auto`. */
export function followTheme(): void {
  apply();
  themePreference.subscribe(apply);
  systemDark.subscribe(apply);
}
