import type { Page } from '@playwright/test';
import type { Dice } from '#tests/randomLinks.ts';
import { evaluate, waitForApp } from './app.ts';
import { textIn } from './problems.ts';

/** A control by its name on the screen, and its place among those of the same name. */
type Named = [name: string, place: number];

/**
 * What a player does, as one line of JSON. `open` loads the page, `follow` goes to an address inside
 * the app, and `compare` looks at the screen again in two other ways.
 */
export type Action =
  | ['open', address: string]
  | ['follow', address: string]
  | ['tap', ...Named]
  | ['choose', ...Named, option: string]
  | ['type', ...Named, text: string]
  | ['press', key: string]
  | ['import', team: string]
  | ['resize', width: number, height: number]
  | ['back']
  | ['forward']
  | ['reload']
  | ['leave']
  | ['compare'];

/** What the controls of an action are, as selectors. */
const selectors = {
  tap: 'a[href], button, summary, input[type=checkbox], [role=option], [role=checkbox]',
  choose: 'select',
  type: 'input:not([type=checkbox], [type=file]), textarea',
};

type ControlAction = keyof typeof selectors;

const sizes = [
  [320, 568],
  [390, 664],
  [1280, 900],
] as const;

const letters = ['f', 'd', 't', 'o', 'c', 'l', 'z', 'z'];
const keys = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Escape', 'Backspace', 'Home', 'End'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', ...letters],
];

const names = ['char', '006', 'rotom', 'é', 'mega x', 'fire', 'ground', '%', '  ', 'a'.repeat(300)];
const oddNames = [
  '🐉',
  'ニャース',
  '<b>',
  '__proto__',
  '{{count}}',
  '$t(types.fire)',
  ' \u200f',
  '.-',
];
const teams = [
  'Garchomp @ Leftovers\nAbility: Rough Skin\nTera Type: Steel\n- Earthquake\n- Dragon Claw',
  'Fish (Gyarados) (M)\nAbility: Intimidate\n\nRotom-Wash @ Air Balloon\nAbility: Levitate\n- Thunderbolt',
  '|bronzong|leftovers||gyroball|Sassy|252,,,,,||,,,,,0||50|',
  'nobody\n\n- Nothing',
];

/** A list of the player's own, for every button that asks for a file. */
export const listFile = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('number,name,type1,type2\n1,One,Fire,\n2,Two,Water,Flying\n'),
};

const weighted = [
  ...Array<'tap'>(24).fill('tap'),
  ...Array<'press'>(5).fill('press'),
  ...Array<'choose'>(4).fill('choose'),
  ...Array<'type'>(4).fill('type'),
  ...Array<'back'>(4).fill('back'),
  ...([
    'forward',
    'forward',
    'reload',
    'resize',
    'leave',
    'import',
    'compare',
    'compare',
    'compare',
  ] as const),
];

/** Something that can be done on the screen as it is. */
export async function chooseAction(page: Page, dice: Dice): Promise<Action> {
  const kind = dice.one(weighted);
  switch (kind) {
    case 'tap':
    case 'choose':
    case 'type': {
      const controls = await controlsOf(page, kind);
      if (controls.length === 0) return ['press', 'Escape'];
      const { name, place, options, isLong } = dice.one(controls);
      if (kind === 'tap') return [kind, name, place];
      if (kind === 'choose') return [kind, name, place, dice.one(options)];
      return [kind, name, place, dice.one(isLong ? teams : [...names, ...oddNames])];
    }
    case 'press':
      return [kind, dice.one(keys)];
    case 'resize':
      return [kind, ...dice.one(sizes)];
    case 'import':
      return [kind, dice.one(teams)];
    default:
      return [kind];
  }
}

/** Does it; an action whose control is not there does nothing. */
export async function act(
  page: Page,
  action: Exclude<Action, ['compare']>,
  baseURL: string,
): Promise<void> {
  const [kind] = action;
  switch (kind) {
    case 'open':
      await open(page, baseURL + action[1]);
      return waitForApp(page);
    case 'follow':
      return follow(page, action[1]);
    case 'tap':
      return tap(page, action[1], action[2]);
    case 'choose':
      return choose(page, action[1], action[2], action[3]);
    case 'type':
      return type(page, action[1], action[2], action[3]);
    case 'press':
      return page.keyboard.press(action[1]);
    case 'import':
      return importTeam(page, action[1]);
    case 'resize':
      return page.setViewportSize({ width: action[1], height: action[2] });
    case 'back':
      return evaluate(page, () => {
        if (navigation.canGoBack) history.back();
      });
    case 'forward':
      return evaluate(page, () => {
        if (navigation.canGoForward) history.forward();
      });
    case 'reload':
      await page.reload();
      return waitForApp(page);
    case 'leave':
      await page.goto('about:blank');
      await page.goBack();
      return waitForApp(page);
  }
}

/** Puts a pasted team in the place of the one on the screen; does nothing where none can be. */
async function importTeam(page: Page, team: string): Promise<void> {
  const language = await evaluate(page, () => document.documentElement.lang);
  const button = (key: string) =>
    page.getByRole('button', { name: textIn(language, key), exact: true }).first();
  const opener = button('team.import');
  const isCovered = await page.locator('dialog[open]').isVisible();
  if (isCovered || !(await opener.isVisible())) return;
  await opener.click();
  await page.locator('dialog[open] textarea').fill(team);
  const use = button('team.importReplace');
  // A text without a Pokémon is no team.
  if (await use.isEnabled()) await use.click();
  else await page.keyboard.press('Escape');
}

/** Loads a page; throws where the server has none. */
async function open(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  // None where only the hash is another.
  if (response && !response.ok()) throw new Error(`The server answers ${response.status()}`);
}

/** Goes to an address without loading the page again, as a change of the address bar does. */
function follow(page: Page, address: string): Promise<void> {
  return evaluate(
    page,
    (address) => {
      history.pushState(null, '', location.origin + address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    address,
  );
}

type Control = { name: string; place: number; options: string[]; isLong: boolean };

/** The controls that a player sees; what leaves the app, or crashes it on purpose, is not among them. */
function controlsOf(page: Page, kind: ControlAction): Promise<Control[]> {
  return evaluate(
    page,
    (selector) => {
      const controls = window.walk.controls(selector);
      const counts = new Map<string, number>();
      return controls.map((control) => {
        const name = window.walk.nameOf(control);
        const place = counts.get(name) ?? 0;
        counts.set(name, place + 1);
        const options = control instanceof HTMLSelectElement ? [...control.options] : [];
        return {
          name,
          place,
          options: options.map(({ value }) => value),
          isLong: control instanceof HTMLTextAreaElement,
        };
      });
    },
    selectors[kind],
  );
}

async function tap(page: Page, ...named: Named): Promise<void> {
  const point = await evaluate(
    page,
    ([selector, name, place]) => {
      const control = window.walk.find(selector, name, place);
      if (!control) return undefined;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const center = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(center.x, center.y);
      if (hit && (control.contains(hit) || hit.closest('label')?.contains(control))) return center;
      // What lies below a notice or the header is still pressed by key.
      control.focus();
      control.click();
      return undefined;
    },
    [selectors.tap, ...named] as const,
  );
  if (point) await page.mouse.click(point.x, point.y);
}

function choose(page: Page, ...args: [...Named, string]): Promise<void> {
  return evaluate(
    page,
    ([selector, name, place, option]) => {
      const select = window.walk.find(selector, name, place) as HTMLSelectElement | undefined;
      if (!select) return;
      select.value = option;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [selectors.choose, ...args] as const,
  );
}

async function type(page: Page, name: string, place: number, text: string): Promise<void> {
  const isThere = await evaluate(
    page,
    ([selector, name, place]) => {
      const field = window.walk.find(selector, name, place) as HTMLInputElement | undefined;
      field?.focus();
      field?.select();
      return field !== undefined;
    },
    [selectors.type, name, place] as const,
  );
  if (isThere) await page.keyboard.insertText(text);
}
