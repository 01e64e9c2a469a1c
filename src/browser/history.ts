import { readStored, writeStored } from './storage.ts';

let backTo: string | undefined;

/** Under which the router keeps how far each address was scrolled, and believes what it finds. */
const scrollKey = 'react-router-scroll-positions';

/** Notes where the back and forward buttons lead; to be called before the router listens. */
export function watchHistory(): void {
  const positions = readStored('session', scrollKey);
  const isWrong = positions === null || !['object', 'undefined'].includes(typeof positions);
  if (isWrong) writeStored('session', scrollKey, {});
  window.addEventListener('popstate', () => {
    backTo = window.location.href;
  });
}

/** Whether the back or forward button just led to the address; asked once for each. */
export function wentBack(href: string): boolean {
  const isBack = backTo === href;
  backTo = undefined;
  return isBack;
}
