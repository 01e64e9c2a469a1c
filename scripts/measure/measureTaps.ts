import type { Browser, Page } from '@playwright/test';
import { header, median, openPhone, row, serve } from './throttledPage.ts';

/** What a page has observed since it was asked last, in milliseconds. */
type Observed = { answers: number[]; tasks: number[] };

const startObserving = () => {
  const observed = { answers: [] as number[], tasks: [] as number[] };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(click|keydown)$/.test(entry.name)) observed.answers.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.tasks.push(duration);
  }).observe({ type: 'longtask' });
};

async function observed(page: Page): Promise<Observed> {
  // Two frames later the browser has told its observers.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { observed } = window as unknown as { observed: Observed };
    const result = { answers: [...observed.answers], tasks: [...observed.tasks] };
    observed.answers.length = 0;
    observed.tasks.length = 0;
    return result;
  });
}

/** What `count` times of doing something cost; a first one and a second are not counted. */
async function observe(
  page: Page,
  count: number,
  act: (index: number) => Promise<unknown>,
): Promise<Observed> {
  await act(0);
  await act(1);
  await observed(page);
  const all: Observed = { answers: [], tasks: [] };
  for (let index = 0; index < count; index++) {
    await act(index);
    const { answers, tasks } = await observed(page);
    // Events that were painted within a frame are not reported.
    all.answers.push(answers.length > 0 ? Math.max(...answers) : 16);
    all.tasks.push(...tasks);
  }
  return all;
}

/** The mean of the middle half of the values: outliers do not count, and 8 ms steps even out. */
function middleMean(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const quarter = Math.floor(sorted.length / 4);
  const middle = sorted.slice(quarter, sorted.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function print(name: string, { answers, tasks }: Observed, ratio = ''): void {
  row(
    name,
    `${median(answers).toFixed(0)} ms`,
    `${Math.max(...answers).toFixed(0)} ms`,
    tasks.length > 0 ? `${Math.max(...tasks).toFixed(0)} ms` : 'below 50 ms',
    ratio,
  );
}

/** Milliseconds from the next key to the painted change that follows from it. */
const follow = () =>
  new Promise<number>((resolve) => {
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      const changes = new MutationObserver(() => {
        changes.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('keydown', onKey, { once: true, capture: true });
  });

const twelve = [
  ...['garchomp.dragon-ground', 'tyranitar.rock-dark', 'dragonite.dragon-flying'],
  ...['gengar.ghost-poison', 'rotom-wash.electric-water.levitate', 'gliscor.ground-flying'],
  ...['heatran.fire-steel', 'togekiss.fairy-flying', 'scizor.bug-steel', 'lapras.water-ice'],
  ...['breloom.grass-fighting', 'metagross.steel-psychic'],
]
  .map((member) => `&member=${member}`)
  .join('');

/** A page with a button that does next to nothing. */
const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.nextSibling.textContent = Math.random()">One</button><p></p>`;

const two = ['Ice', 'Ghost'] as const;

/** Milliseconds that a finger stays on the glass. */
const touch = 80;

/** Prints how soon taps and letters are answered, and taps beside a button on an empty page. */
export async function taps(browser: Browser, build: string): Promise<void> {
  const app = await serve(build);
  const { page, devtools } = await openPhone(browser);
  await page.addInitScript(startObserving);
  const open = async (path: string) => {
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  };
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  /** Looks for the buttons once: to look is work for the page as well. */
  const finger = async (...names: string[]) => {
    const points: { x: number; y: number }[] = [];
    await button(names[0] ?? '').scrollIntoViewIfNeeded();
    for (const name of names) {
      const box = await button(name).boundingBox();
      if (!box) throw new Error(`${name} is not on the screen`);
      points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return async (index: number) => {
      const point = points[index % points.length];
      if (!point) return;
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.waitForTimeout(touch);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
  };
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: emptyPage }),
  );
  /** What the browser and this machine take for nothing at all, at this moment. */
  const emptyTaps = async () => {
    await page.goto(`${app.url}/empty`);
    return observe(page, 10, await finger('One'));
  };

  header(
    ...['What is tapped or typed', 'median to paint', 'slowest', 'longest task'],
    'times an empty page',
  );
  const ratios: number[] = [];
  let before = await emptyTaps();
  print('A button, an empty page', before, '1');
  for (const [name, path, names, editor] of [
    ['A type, defense', '/defense/?types=fire-flying', two],
    [
      'A type, defense, three types',
      '/defense/?types=fire-flying-steel&type_count=3&ability=fluffy',
      two,
    ],
    ['A type of a member, team of 12', `/defense/team/?team=1${twelve}`, two, /^Edit Garchomp/],
    ['A type, offense over 1,277 Pokémon', '/offense/?attacks=ground-fairy&abilities=1', two],
    [
      'Count abilities, coverage over 1,277',
      '/offense/coverage/?attacks=ice.tinted_lens-ground-freeze_dry&abilities=1',
      ['Count abilities'],
    ],
  ] as const) {
    await open(path);
    if (editor) await button(editor).tap();
    const observed = await observe(page, 20, await finger(...names));
    const after = await emptyTaps();
    const empty = middleMean([...before.answers, ...after.answers]);
    const ratio = middleMean(observed.answers) / empty;
    ratios.push(ratio);
    print(name, observed, ratio.toFixed(1));
    before = after;
  }
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  row('These taps, in the mean', '', '', '', mean.toFixed(2));

  await open('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await picker.tap();
  const letters = [...'charizard'];
  const typed = await observe(page, letters.length, async (index) => {
    if (index === 0) await picker.fill('');
    await page.keyboard.press(letters[index] ?? 'a');
  });
  print('A letter in the picker', typed);
  const followed: Observed = { answers: [], tasks: [] };
  for (const word of ['char', 'garc', 'mewt']) {
    await picker.fill('');
    for (const letter of word) {
      await observed(page);
      const change = page.evaluate(follow);
      await page.waitForTimeout(100);
      await page.keyboard.press(letter);
      followed.answers.push(await change);
      followed.tasks.push(...(await observed(page)).tasks);
    }
  }
  print('The matches of a letter', followed);

  for (const path of ['/defense/?types=fire-flying', `/defense/team/?team=1${twelve}`]) {
    await open(path);
    await button('Settings').tap();
    const name = path.startsWith('/defense/team') ? 'team of 12' : 'defense';
    const select = (index: number) => page.locator('dialog[open] select').nth(index);
    const themes = ['dark', 'light', 'night'];
    const themed = await observe(page, 6, (index) =>
      select(1).selectOption(themes[index % 3] ?? 'dark'),
    );
    print(`Another theme, ${name}`, themed);
    const languages = ['de', 'ja', 'en-US'];
    const translated = await observe(page, 6, async (index) => {
      const language = languages[index % 3] ?? 'de';
      await select(0).selectOption(language);
      await page.locator(`html[lang=${language === 'en-US' ? 'en' : language}]`).waitFor();
    });
    print(`Another language, ${name}`, translated);
  }
  await page.context().close();
  await app.end();
}
