const dark = '(prefers-color-scheme: dark)';

/** Whether the system prefers dark colours now. */
export function systemPrefersDark(): boolean {
  return window.matchMedia(dark).matches;
}

/** Calls back whenever the system switches between light and dark. */
export function onSystemColorScheme(callback: () => void): void {
  window.matchMedia(dark).addEventListener('change', callback);
}
