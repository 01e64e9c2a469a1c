// @vitest-environment happy-dom
import { Dex, type GenerationNum } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/app.tsx';
import { chartTexts, writeCharts } from './chartPage.ts';
import { readLocales } from './locales.ts';

const locales = readLocales();

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function tableOf(era: string, page = parse(writeCharts(chartTexts(locales.get('en')!, 'en'), 9))) {
  return page.querySelector(`[data-chart=${era}] table`)!;
}

const eras = [
  ['default', 9, 18],
  ['gen2', 5, 17],
  ['gen1', 1, 15],
] as const;

describe('the chart of the page without JavaScript', () => {
  it.each(eras)('equals the Pokédex of Pokémon Showdown: %s', (era, generation, count) => {
    const { types } = Dex.forGen(generation as GenerationNum);
    const columns = [...tableOf(era).querySelectorAll('th[scope=col]')].map(
      ({ textContent }) => textContent,
    );
    const rows = [...tableOf(era).querySelectorAll('tbody tr')];
    expect([columns.length, rows.length]).toEqual([count, count]);
    for (const row of rows) {
      const attacking = row.querySelector('th[scope=row]')!.textContent;
      const cells = [...row.querySelectorAll('td')];
      expect(cells).toHaveLength(count);
      for (const [index, cell] of cells.entries()) {
        // 0 to 3 for normal, weak, resistant and immune.
        const code = types.get(columns[index]!).damageTaken[attacking] ?? 0;
        expect(cell.textContent, `${attacking} on ${columns[index]}`).toBe(
          ['', '2', '½', '0'][code],
        );
      }
    }
  });

  it.each(eras)('has the elements, texts and levels of the screen: %s', async (era) => {
    await openApp(`/offense/chart/${era === 'default' ? '' : `?generation=${era}`}`);
    // Without JavaScript no button makes the cells larger.
    const button = document.querySelector('[role=grid] button');
    expect(button?.getAttribute('aria-label')).toBe('Larger cells');
    button?.remove();
    /** The elements with what they look like: name, texts, level and icon. */
    const describeTable = (table: Element) =>
      [...table.querySelectorAll('caption, thead, tr, th, td, svg, path, span')].map((element) => [
        element.tagName.toLowerCase(),
        element.children.length === 0 ? element.textContent : '',
        element.getAttribute('data-level') ?? element.getAttribute('data-type'),
        element.getAttribute('scope') ?? element.getAttribute('d'),
      ]);
    expect(describeTable(tableOf(era))).toEqual(
      describeTable(document.querySelector('[role=grid]')!),
    );
  });

  it('has its texts in each language at the places that its elements name', () => {
    for (const [language, locale] of locales) {
      const texts = chartTexts(locale, language);
      const page = parse(writeCharts(texts, 9));
      for (const element of page.querySelectorAll('[data-text]')) {
        const index = Number(element.getAttribute('data-text')) - 9;
        expect(element.textContent).toBe([...texts.values()][index]);
      }
    }
    expect(
      tableOf('gen2', parse(writeCharts(chartTexts(locales.get('de')!, 'de'), 9))).textContent,
    ).toContain('Regeln: Generation 2 bis 5. Zeilen greifen an, Spalten verteidigen.');
  });
});
