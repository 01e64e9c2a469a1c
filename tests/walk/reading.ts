import type { Page } from '@playwright/test';
import type { Settings } from '#engine/settings.ts';
import { evaluate } from './app.ts';

/** What stands on the screen. */
export type Reading = {
  /** Path and search part. */
  address: string;
  /** The app's own name of the entry of the history. */
  entryKey: string | undefined;
  /** The code of the language. */
  language: string;
  heading: string;
  /** Of the browser's tab, and what searches show below it. */
  title: string;
  description: string;
  /** All texts, without what is typed. */
  text: string;
  /** The texts of the main area, and what is picked there. */
  main: string;
  /** As the header has them, or where it has no room the session. */
  settings: Settings;
  /** The session storage. */
  session: Record<string, string>;
  /** The numbers of the screen: groups of types, cells of the table, counts of the coverage. */
  numbers: string[];
  /** Multipliers of the listed Pokémon that are in view, by id. */
  listed: [id: string, multiplier: string][];
  /** Whether a suggestion is tried on in the team's table. */
  isTrying: boolean;
  /** Whether a panel or sheet lies over the screen. */
  isCovered: boolean;
};

/** Reads the screen once, two frames after what was done last. */
export function readScreen(page: Page): Promise<Reading> {
  return evaluate(page, async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const all = <T extends Element>(selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<T>(selector),
    ];
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const typeIn = (element: Element) =>
      element.querySelector('[data-type]')?.getAttribute('data-type') ?? '';
    const session = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;

    const setting = (key: string, standard: string, other: string): string => {
      const stored = session[key];
      const select = all<HTMLSelectElement>('header select').find((each) =>
        [...each.options].some(({ value }) => value === other),
      );
      return select?.value ?? (stored ? String(JSON.parse(stored)) : standard);
    };

    const groups = all('main section')
      .filter(({ firstElementChild }) => firstElementChild?.matches('[data-level][aria-hidden]'))
      .map((group) => {
        const types = all('button[data-type]', group).map((each) => each.getAttribute('data-type'));
        return `${textOf(group.firstElementChild)} ${types.join()}`;
      });

    const format = new URLSearchParams(location.search).get('format');
    const heads = all('main table[aria-describedby=team-dangers] thead th').slice(1).map(textOf);
    const rows = all('main table[aria-describedby=team-dangers] tbody tr')
      .filter((row) => row.querySelector('th[scope=row]'))
      .map((row) => {
        const cells = all('td', row).map((cell, index) => {
          const chips = all('li button', cell).map(
            (chip) => `${typeIn(chip)} ${textOf(chip).split(/\s/).at(-1)}`,
          );
          if (cell.querySelector('ul')) return chips.join();
          return format === 'complex' ? `${heads[index]} ${textOf(cell)}` : textOf(cell);
        });
        const filled = format === 'complex' ? cells.filter((cell) => !cell.endsWith('·')) : cells;
        return `${typeIn(row.querySelector('th') as Element)}: ${filled.join(' | ')}`;
      });

    const counts = all('main ul > li > a > strong').map(textOf);
    const listCount = textOf(document.querySelector('#mode + p'));
    const listed = all<HTMLAnchorElement>('main a[href*="pokemon="]').flatMap((link) => {
      const tag = link.parentElement?.parentElement?.querySelector('[data-level]');
      const id = new URL(link.href).searchParams.get('pokemon');
      return tag && id
        ? [[id, textOf({ textContent: tag.firstChild?.textContent } as Element)]]
        : [];
    }) as [string, string][];

    const main = document.querySelector('main');
    // They come after a change alone.
    const withoutAnnouncements = (element: HTMLElement) => {
      const announcements = all('[aria-live]', element).map(textOf);
      return element.innerText.split('\n').filter((line) => !announcements.includes(line.trim()));
    };
    const choices = main
      ? all<HTMLSelectElement>('select', main)
          .map(({ value }) => value)
          .concat(all('[aria-pressed=true]', main).map((each) => each.ariaLabel ?? textOf(each)))
      : [];
    return {
      address: location.pathname + location.search,
      entryKey: history.state?.key,
      language: document.documentElement.lang,
      heading: (main?.querySelector('h1') as HTMLElement | null)?.innerText ?? '',
      title: document.title,
      description:
        document
          .querySelector('meta[name=description]:not([data-static])')
          ?.getAttribute('content') ?? '',
      text: document.body.innerText,
      main: main ? [...withoutAnnouncements(main), ...choices].join('\n') : '',
      settings: {
        generation: setting('generation', 'default', 'gen1'),
        typeCount: Number(setting('type_count', '2', '3')),
      } as Settings,
      session,
      numbers: [...groups, ...rows, ...counts, ...(listCount ? [listCount] : [])],
      listed,
      isTrying: document.querySelector('main :is([data-tried], [class$="-tried"])') !== null,
      isCovered: document.querySelector('dialog[open]') !== null,
    };
  });
}
