import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { addressOf, formatLink } from './link.ts';
import type { Parsed } from './parameter.ts';
import { type Calculator, remember, remembered } from './remembered.ts';
import { parseSettings, type Settings } from './settings.ts';

/** How a calculator's choice is read from an address and written to it. */
export type Notation<Choice> = {
  parse: (params: URLSearchParams) => Parsed<Choice>;
  format: (choice: Choice) => URLSearchParams;
};

/** What the address bar says of a calculator's screen, and how to change it. */
export function useChoice<Choice>(
  calculator: Calculator,
  { parse, format }: Notation<Choice>,
  readSettings: () => Settings,
) {
  const [pathname, navigate] = useLocation();
  const { searchHook: useSearch } = useRouter();
  // The router's own `useSearch` decodes a name of "%41" once too often.
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const { choice, ignored } = useMemo(() => parse(params), [params, parse]);

  /** Changes what is chosen at this moment: the address may be a tap behind. */
  function change(next: (choice: Choice, settings: Settings) => Choice): void {
    const settings = readSettings();
    const { choice } = parse(new URLSearchParams(remembered(calculator)));
    const search = formatLink(format(next(choice, settings)), settings);
    remember(calculator, search);
    // The address bar may be a tap ahead, at another screen that is not shown yet.
    navigate(addressOf(pathname, search), { replace: true });
  }

  return { choice, ignored: [...ignored, ...parseSettings(params).ignored], change };
}
