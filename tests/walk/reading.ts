import type { Page } from '@playwright/test';
import type { Settings } from '#core/rulesets/settings.ts';
import { evaluate } from './app.ts';

/** The content of the screen. */
export type Reading = {
  /** Path and query string. */
  address: string;
  /** The app's key of the history entry. */
  entryKey: string | undefined;
  /** The code of the language. */
  language: string;
  /** Without soft hyphens, which a title does not have. */
  heading: string;
  /** The document title; `description` is the meta description. */
  title: string;
  description: string;
  /** All texts, without the values of fields. */
  text: string;
  /** The texts and choices of the main area. */
  main: string;
  /** From the header, or from the session storage if the header has no room for them; an own game by the name in the header. */
  settings: Settings;
  /** The session storage. */
  session: Record<string, string>;
  /** The numbers of the screen: groups of types, cells of the table, counts of the coverage. */
  numbers: string[];
  /** Multipliers of the listed Pokémon that are in view, by id. */
  listedPokemon: [id: string, multiplier: string][];
  /** Whether the team's table previews a suggestion. */
  isPreviewing: boolean;
  /** Whether a panel or sheet covers the screen. */
  isCovered: boolean;
};

/** Reads the screen after two frames. */
export function readScreen(page: Page): Promise<Reading> {
  return evaluate(page, async () => {
    // On a phone, neutral types are rendered when they are opened.
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      'main section:has(> [data-level][aria-hidden]) details',
    ))
      details.open = true;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const queryAll = <T extends Element>(selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<T>(selector),
    ];
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const typeIn = (element: Element) =>
      element.querySelector('[data-type]')?.getAttribute('data-type') ?? '';
    const session = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;

    const findSelect = (values: readonly string[]) =>
      queryAll<HTMLSelectElement>('header select').find((each) =>
        [...each.options].some(({ value }) => values.includes(value)),
      );
    const setting = (key: string, defaultValue: string, ...otherValues: string[]): string => {
      const storedValue = session[key];
      const value = findSelect(otherValues)?.value;
      return value ?? (storedValue ? String(JSON.parse(storedValue)) : defaultValue);
    };

    const ownGame = session.own_game && findSelect(['gen1'])?.selectedOptions[0]?.text;
    const generation = setting('game', '', 'gen1') || setting('generation', 'default', 'gen1');
    const dex = setting('dex', 'all', 'story', 'lumiose');

    const groups = queryAll('main section')
      .filter(({ firstElementChild }) => firstElementChild?.matches('[data-level][aria-hidden]'))
      .map((group) => {
        const types = queryAll('button[data-type]', group).map((each) =>
          each.getAttribute('data-type'),
        );
        return `${textOf(group.firstElementChild)} ${types.join()}`;
      });

    const format = new URLSearchParams(location.search).get('format');
    const heads = queryAll('main table[aria-describedby=team-dangers] thead th')
      .slice(1)
      .map(textOf);
    const rows = queryAll('main table[aria-describedby=team-dangers] tbody tr')
      .filter((row) => row.querySelector('th[scope=row]'))
      .map((row) => {
        const cells = queryAll('td', row).map((cell, index) => {
          const chips = queryAll('li button', cell).map(
            (chip) => `${typeIn(chip)} ${textOf(chip).split(/\s/).at(-1)}`,
          );
          if (cell.querySelector('ul')) return chips.join();
          return format === 'complex' ? `${heads[index]} ${textOf(cell)}` : textOf(cell);
        });
        const visibleCells =
          format === 'complex' ? cells.filter((cell) => !cell.endsWith('·')) : cells;
        return `${typeIn(row.querySelector('th') as Element)}: ${visibleCells.join(' | ')}`;
      });

    const chartRows = queryAll(
      'main table:is(:has(td[data-cell]), [aria-labelledby=chart]) tbody tr:has(> th)',
    ).map((row) => {
      const cells = queryAll('td', row).map(textOf);
      return `${typeIn(row.querySelector('th') as Element)}: ${cells.join(' | ')}`;
    });

    // The grid of a battle, or the members against one opponent. The dash of a range differs by language.
    const tiles = location.pathname.includes('/battle')
      ? queryAll('main :is(td, li) button[data-level][aria-expanded]')
      : [];
    const duels = tiles.map((tile) =>
      textOf(
        tile.querySelector('[translate=no] > span') ?? tile.querySelector('[translate=no]'),
      ).replace(/[~～〜]/, '–'),
    );

    const listCount = textOf(document.querySelector('div:has(> #mode) + p'));
    const counts = listCount ? [listCount] : queryAll('main ul > li > a > strong').map(textOf);
    const listedPokemon = queryAll<HTMLAnchorElement>('main a[href*="pokemon="]').flatMap(
      (link) => {
        const tag = link.parentElement?.parentElement?.querySelector('[data-level]');
        const id = new URL(link.href).searchParams.get('pokemon');
        return tag && id
          ? [[id, textOf({ textContent: tag.firstChild?.textContent } as Element)]]
          : [];
      },
    ) as [string, string][];

    const main = document.querySelector('main');
    // Announcements appear only after a change, and one may be empty.
    const withoutAnnouncements = (element: HTMLElement) => {
      const announcements = ['', ...queryAll('[aria-live]', element).map(textOf)];
      return element.innerText.split('\n').filter((line) => !announcements.includes(line.trim()));
    };
    const choices = main
      ? queryAll<HTMLSelectElement>('select', main)
          .map(({ value }) => value)
          .concat(
            queryAll('[aria-pressed=true]', main).map((each) => each.ariaLabel ?? textOf(each)),
          )
      : [];
    return {
      address: location.pathname + location.search,
      entryKey: history.state?.key,
      language: document.documentElement.lang,
      heading: ((main?.querySelector('h1') as HTMLElement | null)?.innerText ?? '').replaceAll(
        '\u00AD',
        '',
      ),
      title: document.title,
      description:
        document
          .querySelector('meta[name=description]:not([data-static])')
          ?.getAttribute('content') ?? '',
      text: document.body.innerText,
      main: main ? [...withoutAnnouncements(main), ...choices].join('\n') : '',
      settings: {
        ...{ ruleset: ownGame || generation, typeCount: Number(setting('type_count', '2', '3')) },
        ...(dex === 'all' ? {} : { dex }),
      } as Settings,
      session,
      numbers: [...groups, ...rows, ...chartRows, ...duels, ...counts],
      listedPokemon,
      isPreviewing: document.querySelector('main [data-previewed]') !== null,
      isCovered: document.querySelector('dialog[open]') !== null,
    };
  });
}
