import type { Page } from '@playwright/test';
import type { Dice } from '#tests/dice.ts';
import { evaluate, waitForApp } from './app.ts';
import { textIn } from './problems.ts';

/** A control by its name on the screen, and its index among those of the same name. */
type ControlKey = [name: string, index: number];

/**
 * An action of a player, as one line of JSON. `open` loads a page, `navigate` goes to an address without
 * loading it, `leave` visits an empty page and returns, and `compare` compares the screen with the same
 * address in a fresh browser context.
 */
export type Action =
  | ['open', address: string]
  | ['navigate', address: string]
  | ['tap', ...ControlKey]
  | ['choose', ...ControlKey, option: string]
  | ['type', ...ControlKey, text: string]
  | ['press', key: string]
  | ['import', team: string]
  | ['resize', width: number, height: number]
  | ['back']
  | ['forward']
  | ['reload']
  | ['leave']
  | ['compare'];

/** Selectors of the controls of an action. */
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
  ...['🐉', 'ニャース', '<b>', '__proto__', '{{count}}', '$t(types.fire)', ' \u200f', '.-'],
];
const teams = [
  'Garchomp @ Leftovers\nAbility: Rough Skin\nTera Type: Steel\n- Earthquake\n- Dragon Claw',
  'Fish (Gyarados) (M)\nAbility: Intimidate\n\nRotom-Wash @ Air Balloon\nAbility: Levitate\n- Thunderbolt',
  '|bronzong|leftovers||gyroball|Sassy|252,,,,,||,,,,,0||50|',
  'nobody\n\n- Nothing',
];

/** A player's list, for every file chooser. */
export const listFile = {
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('number,name,type1,type2\n1,One,Fire,\n2,Two,Water,Flying\n'),
};

const weights = {
  ...{ tap: 24, press: 5, choose: 4, type: 4, back: 4, compare: 3, forward: 2 },
  ...{ reload: 1, resize: 1, leave: 1, import: 1 },
};
const weightedKinds = (Object.keys(weights) as (keyof typeof weights)[]).flatMap((kind) =>
  Array<typeof kind>(weights[kind]).fill(kind),
);

/** A random action that is possible on the current screen. */
export async function chooseAction(page: Page, dice: Dice): Promise<Action> {
  const kind = dice.one(weightedKinds);
  switch (kind) {
    case 'tap':
    case 'choose':
    case 'type': {
      const controls = await controlsOf(page, kind);
      if (controls.length === 0) return ['press', 'Escape'];
      const { name, index, options, isLong } = dice.one(controls);
      if (kind === 'tap') return [kind, name, index];
      if (kind === 'choose') return [kind, name, index, dice.one(options)];
      return [kind, name, index, dice.one(isLong ? teams : [...names, ...oddNames])];
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

/** Performs the action; does nothing if its control is missing. */
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
    case 'navigate':
      return navigate(page, action[1]);
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

/** Replaces the team by a pasted one; does nothing if the screen has no import button. */
async function importTeam(page: Page, team: string): Promise<void> {
  const language = await evaluate(page, () => document.documentElement.lang);
  const button = (key: string) =>
    page.getByRole('button', { name: textIn(language, key), exact: true }).first();
  const opener = button('team.import');
  const isCovered = await page.locator('dialog[open]').isVisible();
  if (isCovered || !(await opener.isVisible())) return;
  await opener.click();
  await page.locator('dialog[open] textarea').fill(team);
  const useButton = button('team.importReplace').or(button('team.importUse'));
  // The button is disabled for a text without a Pokémon.
  if (await useButton.isEnabled()) await useButton.click();
  else await page.keyboard.press('Escape');
}

/** Loads a page; throws if the server has none. */
async function open(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  // There is no response if only the hash differs.
  if (response && !response.ok()) throw new Error(`The server answers ${response.status()}`);
}

/** Goes to an address of the app without loading the page. */
function navigate(page: Page, address: string): Promise<void> {
  return evaluate(
    page,
    (address) => {
      history.pushState(null, '', location.origin + address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    address,
  );
}

type Control = { name: string; index: number; options: string[]; isLong: boolean };

/** The visible controls, except those that leave the app or crash it on purpose. */
function controlsOf(page: Page, kind: ControlAction): Promise<Control[]> {
  return evaluate(
    page,
    (selector) => {
      const controls = window.walk.controls(selector);
      const counts = new Map<string, number>();
      return controls.map((control) => {
        const name = window.walk.nameOf(control);
        const index = counts.get(name) ?? 0;
        counts.set(name, index + 1);
        const options = control instanceof HTMLSelectElement ? [...control.options] : [];
        return {
          name,
          index,
          options: options.map(({ value }) => value),
          isLong: control instanceof HTMLTextAreaElement,
        };
      });
    },
    selectors[kind],
  );
}

async function tap(page: Page, ...controlKey: ControlKey): Promise<void> {
  const point = await evaluate(
    page,
    ([selector, name, index]) => {
      const control = window.walk.find(selector, name, index);
      if (!control) return undefined;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const center = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(center.x, center.y);
      if (hit && (control.contains(hit) || hit.closest('label')?.contains(control))) return center;
      // A control that a notice or the header covers can still be activated by keyboard.
      control.focus();
      control.click();
      return undefined;
    },
    [selectors.tap, ...controlKey] as const,
  );
  if (point) await page.mouse.click(point.x, point.y);
}

function choose(page: Page, ...args: [...ControlKey, string]): Promise<void> {
  return evaluate(
    page,
    ([selector, name, index, option]) => {
      const select = window.walk.find(selector, name, index) as HTMLSelectElement | undefined;
      if (!select) return;
      select.value = option;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [selectors.choose, ...args] as const,
  );
}

async function type(page: Page, name: string, index: number, text: string): Promise<void> {
  const hasField = await evaluate(
    page,
    ([selector, name, index]) => {
      const field = window.walk.find(selector, name, index) as HTMLInputElement | undefined;
      field?.focus();
      field?.select();
      return field !== undefined;
    },
    [selectors.type, name, index] as const,
  );
  if (hasField) await page.keyboard.insertText(text);
}
