import { useSyncExternalStore } from 'react';
import { dateOf } from '#core/practice/dailyResult.ts';

/** Returns the day on the player's calendar; the component rerenders at midnight, and when a page that slept is shown again. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday);
}

function readToday(): string {
  return dateOf(new Date());
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      onChange();
      waitForMidnight();
    }, midnight.getTime() - now.getTime());
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
