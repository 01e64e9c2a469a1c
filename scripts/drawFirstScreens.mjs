// Lets the built app draw its screens as it does for a new player, in a browser of nothing but
// objects: node scripts/drawFirstScreens.mjs ENTRY FOLDER BASE PATH ...
// Prints JSON: for each path its page's head and its markup, narrow and wide, and the files it took.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as afterEvents } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';

/** @typedef {{ title: string, head: string, narrow: string, wide: string, files: string[] }} Drawing */

const [entry = '', folder = '', base = '', ...paths] = process.argv.slice(2);

/** The widths of a phone and of a desktop, in CSS pixels. */
const widths = /** @type {const} */ ({ narrow: 390, wide: 1280 });

const window = new Window({
  url: `https://localhost${base}${paths[0]}`,
  width: widths.narrow,
  height: 844,
  settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
});
const { document } = window;

// What Node has of its own works better with Node's modules, but for what events are made of.
const itsOwn = ['navigator', 'Event', 'EventTarget', 'CustomEvent'];
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !itsOwn.includes(name)) continue;
  const value = /** @type {any} */ (window)[name];
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
Object.assign(globalThis, {
  window,
  /** English arrives, all else is still on its way. @param {string} url */
  fetch: async (url) => {
    const [path = ''] = url.slice(base.length).split('?');
    if (path === 'locales/en.json') return new Response(readFileSync(join(folder, path)));
    return new Promise(() => {});
  },
});

/** @type {string[]} */
let files = [];
const append = document.head.appendChild.bind(document.head);
const address = `file://${base}`;
/** Style sheets are not loaded here, but waited for. @param {any} element */
document.head.appendChild = (element) => {
  const added = append(element);
  if (element.tagName === 'LINK' && element.href.startsWith(address)) {
    files.push(element.href.slice(address.length));
    queueMicrotask(() => element.dispatchEvent(new window.Event('load')));
  }
  return added;
};

document.body.innerHTML = '<div id="app"></div>';
const app = /** @type {NonNullable<ReturnType<typeof document.querySelector>>} */ (
  document.querySelector('#app')
);

/** Waits until the app shows a screen of another title and has nothing more to draw.
 * @param {string} [before] */
async function settled(before) {
  const deadline = Date.now() + 20_000;
  let last = '';
  for (let still = 0; still < 20; still++) {
    await afterEvents();
    const isNew = app.innerHTML !== last || document.title === before;
    last = app.innerHTML;
    if (isNew || last === '') still = 0;
    if (Date.now() > deadline) throw new Error(`${window.location.href} was never drawn`);
  }
  return last;
}

/** @param {number} width */
function setWidth(width) {
  window.happyDOM.setViewport({ width });
}

await import(pathToFileURL(resolve(folder, entry)).href);

/** @type {Drawing[]} */
const drawings = [];
let title = '';
for (const path of paths) {
  setWidth(widths.narrow);
  if (title) {
    window.history.pushState(null, '', `${base}${path}`);
    window.dispatchEvent(new window.PopStateEvent('popstate', { state: null }));
  }
  const narrow = await settled(title);
  title = document.title;
  setWidth(widths.wide);
  const wide = await settled();
  const head = [...document.head.querySelectorAll('meta, link[rel="canonical"]')];
  drawings.push({
    title,
    head: head.map((element) => element.outerHTML.replace(' ', ' data-static ')).join('\n    '),
    narrow,
    wide,
    files,
  });
  files = [];
}
process.stdout.write(JSON.stringify(drawings), () => process.exit());
