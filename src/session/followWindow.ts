import { isReloadOrBack } from '#browser/scroll.ts';
import { formatAddress } from '#links/link.ts';
import { loadMovesOf } from '#links/linkedMoves.ts';
import { parseLink } from '#links/parseLink.ts';
import { type Calculator, calculators, findCalculator } from '#links/registry.ts';
import { loadOwnGames } from '#saved/loadOwnGames.ts';
import { findOwnGame } from '#saved/ownGames.ts';
import { formatStoredEntry } from './entry.ts';
import { session } from './session.ts';
import { windowId } from './windowId.ts';

/** The calculators that a small window shows. */
const smallCalculators: readonly Calculator[] = ['defense', 'battle'];

/** The message that asks for the present address. */
const request = '?';

let isFollowing = false;

/**
 * Keeps this page and the small window of the id alike until one of them closes: each sends the address of its state
 * after a change. A new window asks for that of the page, and a page that has been loaded again for that of the window.
 */
export function followWindow(id: string, navigate: (address: string) => void): void {
  if (isFollowing) return;
  isFollowing = true;
  const channel = new BroadcastChannel(`countertype-window-${id}`);
  /** The address that both have. */
  let shared = '';

  function send(): void {
    const entry = session.getCurrent();
    if (!entry || !smallCalculators.includes(entry.calculator)) return;
    const address = formatAddress(calculators[entry.calculator].path, formatStoredEntry(entry));
    if (address === shared) return;
    shared = address;
    channel.postMessage(address);
  }

  async function receive(address: string): Promise<void> {
    shared = address;
    const [path = '', search] = address.split('?');
    const calculator = findCalculator(path);
    if (!calculator) return;
    const isCurrent = session.getCurrent()?.calculator === calculator;
    if (!isCurrent && windowId) {
      navigate(address);
      return;
    }
    const params = new URLSearchParams(search);
    await Promise.all([loadOwnGames(session.findMissingGames(params)), loadMovesOf([params])]);
    if (address !== shared) return;
    const { state, settings } = parseLink(calculator, params, findOwnGame);
    const entry = session.getCurrent();
    if (entry?.calculator === calculator) session.change(entry.key, () => ({ state, settings }));
    // The page shows another screen, and this state as soon as the player comes back.
    else session.updateLast(calculator, () => state);
  }

  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === request) {
      shared = '';
      send();
    } else if (data !== shared) receive(data).catch(console.warn);
  };
  session.subscribe(send);
  if (windowId || isReloadOrBack()) channel.postMessage(request);
  else send();
}
