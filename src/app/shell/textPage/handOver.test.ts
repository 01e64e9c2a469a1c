// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { handOver } from './handOver.ts';

const header = '<header><a href="/">Home</a></header>';
const main = `<main tabindex="-1"><a href="/a/">A</a><button>Repair</button>
  <details><summary>More</summary></details><a href="https://elsewhere.test/">B</a></main>`;
const footer = '<footer><a href="/">One</a><a href="/">Two</a></footer>';

const start = vi.fn(async () => {});

/** The root of the page, which stands in it without the app. */
let root: HTMLElement;

beforeEach(() => {
  start.mockReset().mockResolvedValue();
  delete document.documentElement.dataset.texts;
  document.body.innerHTML = `<div><div>${header}<div>${main}${footer}</div></div></div>`;
  root = document.body.firstElementChild as HTMLElement;
  handOver(root.firstElementChild as HTMLElement, start);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Runs what the observer of changes waits for. */
const observe = () => new Promise((resolve) => setTimeout(resolve));

/** Replaces the page, as the app does, whose footer is late. */
async function replacePage(): Promise<void> {
  root.innerHTML = `${header.replace('Home', '<button>Settings</button>')}<div>${main}</div>`;
  await observe();
}

async function addFooter(): Promise<void> {
  find('main').parentElement!.insertAdjacentHTML('beforeend', footer.replace('Two', 'Zwei'));
  await observe();
}

it('the focus, open details and the footer stay', async () => {
  find('details').setAttribute('open', '');
  find('main a').focus();
  await replacePage();
  expect(document.activeElement).toBe(find('main a'));
  expect(find('details').hasAttribute('open')).toBe(true);
  expect(find('footer').textContent).toBe('OneTwo');
  await addFooter();
  expect(root.querySelectorAll('footer')).toHaveLength(1);
  expect(find('footer').textContent).toBe('OneZwei');
});

it('the focus in the footer is in both', async () => {
  find('footer a:last-child').focus();
  await replacePage();
  expect(document.activeElement?.textContent).toBe('Two');
  await addFooter();
  expect(document.activeElement?.textContent).toBe('Zwei');
});

it('a footer that is not translated yet is not there', async () => {
  document.documentElement.dataset.texts = 'pending';
  await replacePage();
  expect(root.querySelectorAll('footer')).toHaveLength(0);
  await addFooter();
  expect(root.querySelectorAll('footer')).toHaveLength(1);
});

it('a tap on a button or a link of the app waits for the app, on another link it does not', async () => {
  const clicked: (string | null)[] = [];
  const event = () => new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(find('main a:last-child').dispatchEvent(event())).toBe(true);
  expect(find('summary').dispatchEvent(event())).toBe(true);
  expect(start).not.toHaveBeenCalled();
  expect(find('main button').dispatchEvent(event())).toBe(false);
  expect(start).toHaveBeenCalledOnce();
  root.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  await replacePage();
  await addFooter();
  expect(clicked).toEqual(['Repair']);
});

it('a tap in the footer waits for that of the app', async () => {
  const clicked: (string | null)[] = [];
  find('footer a:last-child').click();
  root.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  await replacePage();
  expect(clicked).toEqual([]);
  await addFooter();
  expect(clicked).toEqual(['Zwei']);
});

it('a link loads its page if the app cannot start', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  start.mockRejectedValue(new Error('Offline'));
  find('main a').click();
  await observe();
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/a\/$/));
});
