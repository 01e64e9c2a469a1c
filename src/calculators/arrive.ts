import { wentBack } from '#browser/history.ts';
import { formatCoverage, parseCoverage } from './coverage.ts';
import { formatDefender, parseDefender } from './defense.ts';
import { formatLink } from './link.ts';
import { formatAttacks, parseAttacks } from './offense.ts';
import { isLink } from './parameter.ts';
import { type Calculator, isFollower, remember, remembered, replacementOf } from './remembered.ts';
import { parseSettings, type Settings } from './settings.ts';
import { formatTeam, parseTeam } from './team.ts';

/** What an address asks for: the search part to go on with, or to show what it says. */
export type Arrival = { redirect: string } | { settings: Settings } | 'empty';

type Clean = (params: URLSearchParams) => URLSearchParams;

const ofAttacks: Clean = (params) => formatAttacks(parseAttacks(params).choice);
const ofList: Clean = (params) => formatCoverage(parseCoverage(params).choice);

const cleaned: Record<Calculator, Clean> = {
  defense: (params) => formatDefender(parseDefender(params).choice),
  team: (params) => formatTeam(parseTeam(params).choice),
  offense: ofAttacks,
  coverage: ofAttacks,
  weakness: ofList,
  normal: ofList,
  resistance: ofList,
};

/** Looks at an address; what is right of a link is remembered for the session. */
export function arrive(calculator: Calculator, { href, search, searchParams }: URL): Arrival {
  const isBack = wentBack(href);
  const replacement = isBack ? replacementOf(calculator, search.slice(1)) : undefined;
  if (replacement !== undefined) return { redirect: replacement };
  const linkOf = (params: URLSearchParams) =>
    formatLink(cleaned[calculator](params), parseSettings(params).choice);
  if (isLink(searchParams)) {
    remember(calculator, linkOf(searchParams));
    return { settings: parseSettings(searchParams).choice };
  }
  // Whoever goes back to an empty screen wants it empty, and begins there.
  if (isBack && !isFollower(calculator)) remember(calculator, '');
  const left = remembered(calculator);
  const last = linkOf(new URLSearchParams(left));
  // Whatever else the storage held is not to get into an address.
  if (last !== left) remember(calculator, last);
  return last ? { redirect: last } : 'empty';
}
