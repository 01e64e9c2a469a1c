import { media } from '#browser/media.ts';
import { theme } from './preferences.ts';

const systemDark = media('(prefers-color-scheme: dark)');

function apply(): void {
  const chosen = theme.read();
  const resolved = chosen === 'auto' ? (systemDark.matches() ? 'dark' : 'light') : chosen;
  document.documentElement.dataset.theme = resolved;
  const color = getComputedStyle(document.documentElement).getPropertyValue('--ground');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color.trim());
}

/** Keeps the page in the player's theme, and in the system's when it is automatic. */
export function followTheme(): void {
  apply();
  theme.subscribe(apply);
  systemDark.subscribe(apply);
}
