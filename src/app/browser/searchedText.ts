let text = new URLSearchParams(window.location.search).get('q') ?? undefined;

/** Returns the text that the address of the page asks, as an address bar that searches the app has it. */
export function getSearchedText(): string | undefined {
  return text;
}

/** Forgets the text, which is searched once. */
export function clearSearchedText(): void {
  text = undefined;
}
