import { diceOf } from '#tests/dice.ts';
import { randomLinks } from '#tests/randomLinks.ts';
import type { Action } from './action.ts';

const invalidPaths = [
  ...['/v6.5', '/about.html', '/foo.html', '/%F0%9F%94%A5/', '/defense/../offense/', '/..%2f..%2f'],
  ...['//', '/defense//', '/__proto__/', '/constructor/', '/defense/team/team/', '/%00/', '/a b/'],
];

/**
 * Actions that open random links, some with invalid paths: one in five by loading the page, and one in
 * twenty with a comparison. The same for the same seed.
 */
export function linkActions(seed: number, count: number): Action[] {
  const dice = diceOf(seed);
  const actions = randomLinks(seed, count).flatMap((validLink, index): Action[] => {
    const [path = ''] = validLink.split(/[?#]/, 1);
    const link =
      dice.below(15) > 0 ? validLink : dice.one(invalidPaths) + validLink.slice(path.length);
    const isLoaded = index % 5 === 0 && isDecodable(link);
    const opening: Action = [isLoaded ? 'open' : 'navigate', link];
    return index % 20 === 1 ? [opening, ['compare']] : [opening];
  });
  return [['open', '/about/'], ...actions];
}

/** Whether a server can decode the path: it answers a broken escape with an error of its own. */
function isDecodable(link: string): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  return !/%(?![\da-f]{2})/i.test(path);
}
