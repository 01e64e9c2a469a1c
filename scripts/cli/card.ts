import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { defense } from '#core/answers/defense.ts';
import type { AttackingType, OfficialType } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { readLocales } from '../build/locales.ts';
import { cardFile, cardSize } from '../build/shareTags.ts';
import { browserArgs, ensureBrowser } from '../run/browser.mjs';

/** The example: the types of Garchomp. */
const typing: readonly OfficialType[] = ['dragon', 'ground'];

const icons: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('src/app/typeUi/typeIcons.json', 'utf8'),
);
const english = readLocales().get('en') ?? new Map<string, string>();

function chip(type: AttackingType): string {
  const icon = `<svg viewBox="0 0 24 24"><path d="${icons[type]}"/></svg>`;
  return `<span class="chip" data-type="${type}">${icon}${english.get(`types.${type}`)}</span>`;
}

/** The card as a page: the name, what it does, and the answer for two types. */
function drawCard(): string {
  const styles = ['src/app/ui/tokens.css', 'src/app/typeUi/typeColors.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const rows = defense({ typing }, worldIn('default'))
    .filter(({ multiplier }) => multiplier !== 1)
    .map(
      ({ multiplier, matchups }) =>
        `<b>${formatMultiplier(multiplier, 'en')}</b><div>${matchups.map(({ attacking }) => chip(attacking)).join('')}</div>`,
    );
  return `<!doctype html><meta charset="utf-8"><style>${styles}
    * { box-sizing: border-box; margin: 0; }
    body { width: ${cardSize.width}px; height: ${cardSize.height}px; padding: 56px 72px; background: var(--background);
      color: var(--text); font-family: var(--font); display: grid; align-content: space-between; }
    header { display: flex; align-items: center; gap: 28px; }
    header svg { width: 108px; height: 108px; }
    h1 { font-size: 80px; font-weight: 800; letter-spacing: -0.03em; line-height: 1; }
    p { font-size: 34px; color: var(--text-muted); margin-top: 10px; }
    section { background: var(--card); border: 2px solid var(--border); border-radius: 28px; padding: 32px 40px;
      display: grid; grid-template-columns: auto 1fr; gap: 64px; align-items: center; }
    .typing { display: grid; gap: 14px; }
    .rows { display: grid; grid-template-columns: 92px 1fr; gap: 14px; align-items: center; }
    .rows div { display: flex; gap: 14px; }
    b { font-size: 42px; }
    .chip { display: flex; align-items: center; gap: 12px; padding: 9px 22px 9px 16px; border-radius: 18px;
      font-size: 31px; font-weight: 700; background: var(--type); color: var(--on-type); }
    .chip svg { width: 38px; height: 38px; fill: none; stroke: var(--icon-on-type); stroke-width: 2;
      stroke-linecap: round; stroke-linejoin: round; }
  </style>
  <header>
    <svg viewBox="0 0 28 28"><circle cx="14" cy="14" r="12" fill="#fff"/>
      <path d="M2 14a12 12 0 0 1 24 0z" fill="oklch(0.6 0.22 25)"/>
      <path d="M2 14h24" stroke="#17171f" stroke-width="2.6"/>
      <circle cx="14" cy="14" r="12" fill="none" stroke="#17171f" stroke-width="2.4"/>
      <circle cx="14" cy="14" r="4" fill="#fff" stroke="#17171f" stroke-width="2.4"/></svg>
    <div><h1>${english.get('shell.title')}</h1><p>${english.get('shell.subtitle')}</p></div>
  </header>
  <section>
    <div class="typing">${typing.map(chip).join('')}</div>
    <div class="rows">${rows.join('')}</div>
  </section>`;
}

/** What the command prints for `--help`. */
export const usage = `npm run card
Draws ${cardFile}, the picture of a link in a chat, with the types' colors and icons.`;

/** Draws the card in Chromium, and writes it. */
export async function main(): Promise<void> {
  const browser = await chromium.launch({
    args: browserArgs,
    executablePath: await ensureBrowser(),
  });
  const page = await browser.newPage({ viewport: cardSize });
  await page.setContent(drawCard());
  await page.screenshot({ path: `public/${cardFile}` });
  await browser.close();
}
