let pendingCount = 0;

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Returns the promise; as long as it is pending, the browser asks before it leaves the page. */
export async function askBeforeLeaving<T>(promise: Promise<T>): Promise<T> {
  pendingCount += 1;
  window.addEventListener('beforeunload', ask);
  try {
    return await promise;
  } finally {
    pendingCount -= 1;
    // A listener without a purpose would keep the page out of the cache of the back button.
    if (pendingCount === 0) window.removeEventListener('beforeunload', ask);
  }
}
