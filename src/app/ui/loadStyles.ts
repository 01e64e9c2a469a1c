let loading: Promise<void> | undefined;

/**
 * Loads the styles of all that is not on the first screen of Defense; on other pages they are there from the start.
 * Rejects if they could not be loaded; the next call tries again.
 */
export function loadStyles(): Promise<void> {
  loading ??= addStyles().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function addStyles(): Promise<void> {
  // The page has them for print only, which the browser loads without haste and without an event that comes too late.
  const early = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!early) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = early.crossOrigin;
  link.href = early.href;
  try {
    await new Promise<void>((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`Failed to load ${link.href}`));
      document.head.append(link);
    });
  } catch (error) {
    link.remove();
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { payload: error }));
    throw error;
  }
  early.remove();
}
