import { theme } from './preferences.ts';
import { resolvedTheme, systemDark } from './resolved.ts';

function apply(): void {
  document.documentElement.dataset.theme = resolvedTheme();
  const color = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color.trim());
}

/** Keeps the page in the player's theme, and in the system's when it is automatic. */
export function followTheme(): void {
  apply();
  theme.subscribe(apply);
  systemDark.subscribe(apply);
}
