import type { ElementHandle, Page } from '@playwright/test';
import type { Dice } from '#tests/dice.ts';
import { evaluate, retryAfterNavigation, waitForApp } from './app.ts';

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
  ...{ reload: 1, resize: 1, leave: 1 },
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
      return withControl(page, action, async (control) => {
        // A control that a notice or the header covers can still be activated by keyboard.
        await control.click(limit).catch(() => control.dispatchEvent('click'));
      });
    case 'choose':
      return withControl(page, action, (control) => control.selectOption(action[3], limit));
    case 'type':
      return withControl(page, action, (control) => control.fill(action[3], limit));
    case 'press':
      return page.keyboard.press(action[1]);
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
      // A reset, which navigates a moment after its tap, may interrupt the first one.
      await page.goto('about:blank').catch(() => page.goto('about:blank'));
      await page.goBack();
      return waitForApp(page);
  }
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

/** The visible controls of an action, with the options of selects. */
function controlsOf(page: Page, kind: ControlAction) {
  return evaluate(
    page,
    (selector) =>
      window.findControls(selector).map(({ control, name, index }) => ({
        name,
        index,
        options:
          control instanceof HTMLSelectElement
            ? [...control.options].map((each) => each.value)
            : [],
        isLong: control instanceof HTMLTextAreaElement,
      })),
    selectors[kind],
  );
}

/** Maximum time until a control can be used: another element may cover it. */
const limit = { timeout: 1000 };

/** Uses a control; does nothing if it is missing, or if the screen replaces it at that moment. */
async function withControl(
  page: Page,
  [kind, name, index]: readonly [kind: ControlAction, ...ControlKey, value?: string],
  use: (control: ElementHandle<HTMLElement>) => Promise<unknown>,
): Promise<void> {
  const handle = await retryAfterNavigation(page, () =>
    page.evaluateHandle(
      ([selector, name, index]) =>
        window.findControls(selector).find((each) => each.name === name && each.index === index)
          ?.control,
      [selectors[kind], name, index] as const,
    ),
  );
  const control = handle.asElement();
  if (control) await use(control).catch(() => {});
}
