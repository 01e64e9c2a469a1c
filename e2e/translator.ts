import type { Page } from '@playwright/test';

/**
 * Translates the page it runs in as browsers do: each text makes room for elements that hold another one, except
 * where `translate="no"` is above it; also what appears later. Vowels get an accent here.
 */
export function translatePage(): void {
  const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
  const translated = (text: string) => text.replace(/[aeiou]/g, (vowel) => accents[vowel] ?? '');
  const untranslated = 'font, script, style, noscript, textarea, [translate="no"]';

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || parent.closest(untranslated)) return;
    const words = translated(text.data);
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
    const changed = changes.flatMap(({ target, addedNodes }) =>
      target instanceof Text ? [target] : [...addedNodes],
    );
    // The words come from afar.
    setTimeout(() => changed.forEach(translateAll), 20);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Lets the page be translated from now on. */
export function startTranslator(page: Page): Promise<void> {
  return page.evaluate(translatePage);
}

/** The name of a control, translated or not. */
export function named(name: string): RegExp {
  const vowels: Record<string, string> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uú' };
  return new RegExp(`^${name.replace(/[aeiou]/g, (vowel) => `[${vowels[vowel]}]`)}$`);
}

/** All that the page says, line by line and without the translator's accents. */
export async function linesOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => `${document.title}\n${document.body.innerText}`);
  return text.normalize('NFD').replace(/\p{M}/gu, '').split('\n');
}
