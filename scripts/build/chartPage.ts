import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { joinHeading } from '#app/i18n/punctuation.ts';
import icons from '#app/typeUi/typeIcons.json' with { type: 'json' };
import { factorOf } from '#core/charts/chart.ts';
import type { OfficialType } from '#core/charts/type.ts';
import { eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { Texts } from './locales.ts';

/** Returns the end of a start tag, and a text; src/app/prepaint.ts finds it by its place among the texts of the page. */
type WriteText = (key: string) => string;

/** The factors of the official charts that are not 1, and their levels. */
const levels = new Map([
  [0, 'nothing'],
  [0.5, 'less'],
  [2, 'more'],
]);

/** The key of the caption of the chart of an era, which is no single text. */
const captionKey = (era: string) => `caption.${era}`;

/** The texts of the charts in a language, by key. */
export function chartTexts(texts: Texts, language: string): Texts {
  const textOf = (key: string) => texts.get(key) ?? key;
  const keys = [
    'game.chart',
    'chart.hint',
    ...chartIn('default').types.map((type) => `types.${type}`),
  ];
  const captions = eras.map((era) => {
    const name = textOf(`preferences.generation.${era}`);
    const rules = textOf('game.basedOn').replace('{{base}}', name);
    return [captionKey(era), joinHeading(rules, textOf('chart.rowsAttack'), language)] as const;
  });
  return new Map([...keys.map((key) => [key, textOf(key)] as const), ...captions]);
}

/**
 * Writes the official charts as HTML tables, with the elements and classes of the screen, so that they
 * can be read without JavaScript and the app replaces them without a shift. `firstIndex` is the place of
 * their first text among those of the page.
 */
export function writeCharts(texts: Texts, firstIndex: number): string {
  const keys = [...texts.keys()];
  const text: WriteText = (key) =>
    `data-text="${firstIndex + keys.indexOf(key)}">${texts.get(key)}`;
  const charts = eras.map((era) => {
    const chart = chartIn(era);
    const heads = chart.types.map(
      (type) => `<th scope="col">${writeType(type, text).reverse().join('')}</th>`,
    );
    const rows = chart.types.map((attacking) => {
      const cells = chart.types.map((defending) =>
        writeCell(factorOf(chart, attacking, defending)),
      );
      const head = writeType(attacking, text).join('');
      return `<tr><th scope="row" class="game-ChartHead-rowHead">${head}</th>${cells.join('')}</tr>`;
    });
    return `
<section class="game-ChartHead-scroller chart-ChartTable-scroller" data-chart="${era}">
<table class="chart-ChartTable-table">
<caption class="game-ChartHead-caption" ${text(captionKey(era))}</caption>
<thead class="game-ChartHead-head"><tr><td></td>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
  });
  return `<div data-gain class="frame-CalculatorScreen-screen chart-ChartScreen-screen">
<section class="ui-Card-card">
<div class="chart-ChartCard-head"><h1 ${text('game.chart')}</h1></div>${charts.join('')}
<p class="chart-ChartCard-sentence" ${text('chart.hint')}</p>
</section>
</div>`;
}

/** Writes the icon and the name of a type. */
function writeType(type: string, text: WriteText): [icon: string, name: string] {
  const path = icons[type as OfficialType];
  return [
    `<svg data-type="${type}" class="typeUi-TypeIcon-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`,
    `<span translate="no" ${text(`types.${type}`)}</span>`,
  ];
}

function writeCell(factor: number): string {
  const level = levels.get(factor);
  const text = formatMultiplier(factor, 'en').replace('×', '');
  return level ? `<td data-level="${level}">${text}</td>` : '<td></td>';
}
