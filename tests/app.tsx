import { readFile } from 'node:fs/promises';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, TestRunner, vi } from 'vitest';
import type { WorkerFunction, WorkerRequest } from '#app/worker/workerApi.ts';
import { arriveLate } from './arriveLate.ts';

/*
 * The whole app in a DOM without layout, for tests of what a screen does. What only a browser does (layout, focus
 * rings, several tabs) has tests in e2e/. The steps of a test end when the app has rendered; what comes from outside in
 * between, such as a message of another tab, is rendered when it comes, as in a browser.
 */

/** Serves the files of public/, changed by `changeFile`. */
const publicFetcher = (changeFile: ChangeFile) => async (input: string | URL) => {
  const { pathname } = new URL(input, window.location.href);
  if (import.meta.env.MODE === 'late') await arriveLate();
  return new Response(await changeFile(pathname, await readFile(`public${pathname}`, 'utf8')));
};

/** The answers of the worker that arrive as soon as a test lets time pass. */
let workerAnswers: (() => void)[] = [];

/**
 * Runs functions of the worker in the thread of the test, on copies as a worker does. The others never answer, so that
 * no test waits for a search of all Pokémon that it does not need.
 */
class ThreadlessWorker {
  static answers: readonly WorkerFunction[] = [];
  onmessage?: (event: { data: unknown }) => void;

  /** Ends nothing: what it has begun answers a call that nobody waits for. */
  terminate(): void {
    this.onmessage = () => {};
  }

  async postMessage(request: WorkerRequest): Promise<void> {
    if (!ThreadlessWorker.answers.includes(request.name)) return;
    const { runCall } = await import('#app/worker/runCall.ts');
    const result = await runCall(structuredClone(request));
    const data = structuredClone({ id: request.id, result });
    workerAnswers.push(() => this.onmessage?.({ data }));
  }
}

/** Returns what the server sends for a file, when it does; throws if it sends nothing. */
type ChangeFile = (path: string, text: string) => string | Promise<string>;

type AppOptions = {
  /** The functions of the worker whose results the test needs. */
  answers?: readonly WorkerFunction[];
  /** The width of the screen, in pixels. */
  width?: number;
  stored?: Record<string, unknown>;
  /** Stands in for a server with other files. */
  changeFile?: ChangeFile;
  /** Whether the app is ready for the test; by default when it has the Pokédex. */
  isReady?: () => boolean;
};

/** The part of the DOM without layout that browsers lack. */
type Viewport = { happyDOM: { setViewport: (viewport: { width: number }) => void } };

/**
 * Records what an app listens to for as long as its page exists, and returns a function that ends it. Otherwise the app
 * of an earlier test would answer a step back, and write the address.
 */
function watchListeners(): () => void {
  const { addEventListener, BroadcastChannel } = globalThis;
  const ends: (() => void)[] = [];
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    ends.push(() => window.removeEventListener(...args));
    addEventListener.apply(window, args);
  };
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    override addEventListener(...args: Parameters<BroadcastChannel['addEventListener']>) {
      // It stays open, because what the app has begun to save is still saved.
      ends.push(() => this.removeEventListener(...args));
      super.addEventListener(...args);
    }
  };
  return () => {
    Object.assign(globalThis, { addEventListener, BroadcastChannel });
    for (const end of ends) end();
  };
}

let closeApp = () => {};

afterEach(() => closeApp());

/** Opens the app at an address, as in a new tab; it is closed when another is opened, or at the end of the test. */
export async function openApp(
  address: string,
  {
    answers = [],
    width = 1024,
    stored = {},
    changeFile = (_, text) => text,
    isReady = () => !textOf('main').includes('Loading the Pokédex'),
  }: AppOptions = {},
): Promise<void> {
  closeApp();
  const endListeners = watchListeners();
  closeApp = () => {
    cleanup();
    endListeners();
    closeApp = () => {};
  };
  (window as unknown as Viewport).happyDOM.setViewport({ width });
  vi.resetModules();
  vi.stubGlobal('fetch', publicFetcher(changeFile));
  ThreadlessWorker.answers = answers;
  workerAnswers = [];
  vi.stubGlobal('Worker', ThreadlessWorker);
  window.scrollTo = () => {};
  // Browsers report it after the code that closes the dialog.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value));
  history.replaceState(null, '', address);
  const [{ App }, { router }, { followLanguage }] = await Promise.all([
    import('#app/shell/App.tsx'),
    import('#app/shell/appRouter.ts'),
    import('#app/preferences/language.ts'),
  ]);
  await Promise.all([followLanguage(), router.start()]);
  await act(async () => void render(<App />));
  await eventually(isReady);
}

// A test may replace them by a clock that stands still.
const { setTimeout } = globalThis;
const { now } = Date;

/** Milliseconds that pass before a condition is checked again. */
const pollMs = 20;

/** Milliseconds of a test's limit that are left to report what did not happen. */
const reportMs = 2000;

/** Lets time pass; what the app does meanwhile, such as the answer to a download, is rendered at the end. */
export async function passTime(ms = pollMs): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => void setTimeout(resolve, ms));
    for (const answer of workerAnswers.splice(0)) answer();
  });
}

/** Waits until the condition holds and does not throw, as long as the test may take. */
export async function eventually(condition: () => boolean): Promise<void> {
  const { timeout = 0, result } = TestRunner.getCurrentTest() ?? {};
  const deadline = (result?.startTime ?? 0) + timeout - reportMs;
  for (;;) {
    try {
      if (condition()) return;
      if (now() > deadline)
        throw new Error(`Not yet: ${condition}\n${textOf('main').slice(0, 2000)}`);
    } catch (error) {
      if (now() > deadline) throw error;
    }
    await passTime();
  }
}

/** Waits until the condition holds, does the step, and waits until it no longer holds. */
export async function untilGone(
  condition: () => boolean,
  step: () => Promise<unknown>,
): Promise<void> {
  await eventually(condition);
  await step();
  await eventually(() => !condition());
}

/** The text of the first element of the selector, with single spaces; '' if there is none. */
export function textOf(selector: string): string {
  const element = document.querySelector(selector);
  return element ? readText(element) : '';
}

/** The texts of all elements of the selector. */
export function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(readText);
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an element without the letters in icons of own types, which are hidden from screen readers. */
const readText = (element: Element) => clean(joinTexts(element));

function joinTexts(node: Node): string {
  if (node.nodeName === 'svg' && (node as Element).hasAttribute('aria-hidden')) return '';
  return node.nodeValue ?? [...node.childNodes].map(joinTexts).join('');
}

/** The address of the current tab. */
export function address(): string {
  return decodeURIComponent(window.location.pathname + window.location.search);
}

/** The name of a control: its label, or its text. */
export function nameOf(element: Element): string {
  const ariaLabel = element.getAttribute('aria-label');
  if (ariaLabel) return clean(ariaLabel);
  const hasLabels = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
  const labels = hasLabels ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return labels.map(readText).join(' ') || readText(element);
}

/** The parts of the page with the name: by their label, or by the heading that labels them. */
function sectionsOf(name: string): (Element | Document)[] {
  if (!name) return [document];
  return [...document.querySelectorAll('[aria-label], [aria-labelledby]')].filter(
    (each) =>
      (each.getAttribute('aria-label') ??
        textOf(`[id="${each.getAttribute('aria-labelledby')}"]`)) === name,
  );
}

const controlSelector = [
  ...['button', 'a', 'input', 'select', 'textarea', 'summary', '[role=option]', '[role=grid] td'],
].join();

/** The control with the name, below the element with the label if one is given; throws if there is none. */
export function control<T extends HTMLElement = HTMLElement>(
  name: string | RegExp,
  section = '',
): T {
  const controls = sectionsOf(section).flatMap((each) => [
    ...each.querySelectorAll<T>(controlSelector),
  ]);
  const match = controls.find((each) =>
    typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
  );
  if (!match) throw new Error(`No ${name} among ${controls.map(nameOf).join(' | ')}`);
  return match;
}

/** Whether there is a control with the name. */
export function hasControl(name: string | RegExp, section = ''): boolean {
  try {
    return control(name, section) !== undefined;
  } catch {
    return false;
  }
}

/** The name of the control with the focus. */
export const focusedName = () => nameOf(document.activeElement ?? document.body);

/** Presses a key where the focus is; returns whether the app handles it. */
export async function pressKey(key: string, modifiers: KeyboardEventInit = {}): Promise<boolean> {
  let isHandled = false;
  await act(async () => {
    const target = document.activeElement ?? document.body;
    isHandled = !fireEvent.keyDown(target, { key, ...modifiers });
  });
  return isHandled;
}

/** Gives the focus to the control with the name. */
export async function focus(name: string | RegExp, section = ''): Promise<void> {
  await act(async () => control(name, section).focus());
}

/** Presses the control with the name, which may load after the first paint. */
export async function press(name: string | RegExp, section = ''): Promise<void> {
  await eventually(() => Boolean(control(name, section)));
  await act(async () => void fireEvent.click(control(name, section)));
}

/** Chooses the option with the text in the select with the name. */
export async function choose(name: string | RegExp, option: string, section = ''): Promise<void> {
  const select = control<HTMLSelectElement>(name, section);
  const match = [...select.options].find(({ text }) => clean(text) === option);
  if (!match) throw new Error(`No ${option} among ${[...select.options].map(({ text }) => text)}`);
  await act(async () => void fireEvent.change(select, { target: { value: match.value } }));
}

/** Types the text into the field with the name. */
export async function fill(name: string | RegExp, text: string, section = ''): Promise<void> {
  await act(async () => void fireEvent.change(control(name, section), { target: { value: text } }));
}

/** Picks the best match of the text in the search field with the name. */
export async function pick(name: string, text: string, section = ''): Promise<void> {
  await eventually(() => hasControl(name, section));
  const field = control<HTMLInputElement>(name, section);
  field.value = text;
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
}

/** Types a text into the search field with the name, and waits for its matches. */
export async function search(name: string, text: string, section = ''): Promise<void> {
  await eventually(() => hasControl(name, section));
  const field = control(name, section);
  await act(async () => {
    field.focus();
    fireEvent.input(field, { target: { value: text } });
  });
  await eventually(() => options().length > 0);
}

/** The matches of the search field that is open. */
export const options = () => textsOf('[role=option]');

/** Picks the first match of the search field that is open. */
export async function pickFirst(): Promise<void> {
  await pressKey('Enter');
  await eventually(() => options().length === 0);
}

/** The messages of the notices, in the order in which they appeared; what is still loading says so only after a while. */
export const notices = () =>
  textsOf('[role=status] p:not(main *)').filter((text) => text !== 'Loading…');

/** The message of the first notice; '' if there is none. */
export const notice = () => notices()[0] ?? '';
