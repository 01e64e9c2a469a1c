import { isUpdateRequested } from '#app/browser/installation.ts';
import { hasUnsavedWork, holdUnsavedWork } from '#app/browser/typedText.ts';

let watchCount = 0;

function ask(event: BeforeUnloadEvent): void {
  if (!isUpdateRequested() && hasUnsavedWork()) event.preventDefault();
}

/** Returns the promise; as long as it is pending, the browser asks before it leaves the page. */
export async function askBeforeLeaving<T>(promise: Promise<T>): Promise<T> {
  const ends = [holdUnsavedWork(), askBeforeLosingWork()];
  try {
    return await promise;
  } finally {
    for (const end of ends) end();
  }
}

/**
 * Makes the browser ask before it leaves the page with unsaved work, until the returned function is called: a
 * listener without a purpose would keep the page out of the cache of the back button.
 */
export function askBeforeLosingWork(): () => void {
  watchCount += 1;
  window.addEventListener('beforeunload', ask);
  return () => {
    watchCount -= 1;
    if (watchCount === 0) window.removeEventListener('beforeunload', ask);
  };
}
