import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flattenTexts } from '#app/i18n/translate.ts';
import english from '#locales/en.json' with { type: 'json' };

/** The documents that describe the screen; what they quote with a capital letter is its label, or a heading of theirs. */
const documents = ['README.md', 'docs/accessibility.md', 'docs/backup.md', 'docs/design.md'];

/** What players write or what a version of their teams is called. */
const otherQuotes = new Set(['Backup/Restore', 'Echoes', 'VGC/Sun']);

/** A text that is only placeholders says nothing. */
const texts = [...flattenTexts(english).values()].filter((text) =>
  /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')),
);

const labels = texts.map((text) => {
  const parts = text
    .replace(/[.…]$/, '')
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}[.…]?$`);
});

/** The quoted labels of a text that the screen does not have. */
function findUnknownLabels(text: string): string[] {
  const headings = new Set(Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading]) => heading));
  const quotes = Array.from(text.matchAll(/(?<![=\w])"([^"]+)"/g), ([, quote = '']) =>
    quote.replaceAll('\n', ' ').replaceAll("'", '’'),
  );
  return quotes.filter(
    (quote) =>
      /^\p{Lu}/u.test(quote) &&
      !headings.has(quote) &&
      !otherQuotes.has(quote) &&
      !labels.some((label) => label.test(quote)),
  );
}

test.each(documents)('%s has the labels of the screen', (path) => {
  expect(findUnknownLabels(readFileSync(path, 'utf8'))).toEqual([]);
});

test('the changes that are not released have the labels of the screen', () => {
  const [, unreleased = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## .*$/m);
  expect(findUnknownLabels(unreleased)).toEqual([]);
});

test('the check finds a label that the screen does not have', () => {
  expect(findUnknownLabels('Press "Differences from", then "Bring 3" and "the rest".')).toEqual([
    'Differences from',
  ]);
});
