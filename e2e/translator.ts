import type { Page } from '@playwright/test';

/**
 * Translates the page it runs in as browsers do: replaces each text, also later ones, with elements that hold the
 * translation, except inside `translate="no"`. The translation puts an accent on each vowel.
 */
export function translatePage(): void {
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
  const addAccents = (text: string) => text.replace(/[aeiou]/g, (vowel) => accents[vowel] ?? '');
  const skipSelector = 'font, script, style, noscript, textarea, [translate="no"]';

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || parent.closest(skipSelector)) return;
    const words = addAccents(text.data);
    if (parent instanceof HTMLTitleElement) {
      if (text.data !== words) text.data = words;
      return;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.append(words);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(root: Node): void {
    if (!root.isConnected) return;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) translate(text);
  }

  translateAll(document.documentElement);
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) =>
      target instanceof Text ? [target] : [...addedNodes],
    );
    // A real translation arrives after a delay.
    setTimeout(() => nodes.forEach(translateAll), 20);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Starts to translate the page. */
export function startTranslator(page: Page): Promise<void> {
  return page.evaluate(translatePage);
}

/** Matches the name of a control, translated or not. */
export function nameOrTranslation(name: string): RegExp {
  const vowels: Record<string, string> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uú' };
  return new RegExp(`^${name.replace(/[aeiou]/g, (vowel) => `[${vowels[vowel]}]`)}$`);
}

/**
 * The lines of the page's title and text, without the translator's accents and without what is spoken, which
 * depends on the time between two taps.
 */
export async function linesOf(page: Page): Promise<string[]> {
  const { text, spoken } = await page.evaluate(() => ({
    text: `${document.title}\n${document.body.innerText}`,
    spoken: [...document.querySelectorAll<HTMLElement>('[aria-live=polite]')].flatMap(
      ({ innerText }) => innerText.split('\n'),
    ),
  }));
  const lines = text.split('\n').filter((line) => line === '' || !spoken.includes(line));
  return lines.map((line) => line.normalize('NFD').replace(/\p{M}/gu, ''));
}
