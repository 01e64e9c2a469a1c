import { fetchFreshPage } from '#app/browser/freshPage.ts';
import { readStored, writeStored } from '#app/browser/storage.ts';

/**
 * Waits for a script of the page that cannot be loaded, and for the event `failed-start` of the app. After a release, a
 * host or browser may still answer with the page of the version before: fetches the page anew and reloads it, once for
 * each script. Else the page says what helps, with the texts at `localeUrl`; its skeleton would stay forever.
 */
export function watchStart(localeUrl: string): void {
  const handleError = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    window.removeEventListener('error', handleError, true);
    if (await hasNewerPage(target.src)) window.location.reload();
    else await showFailure(localeUrl);
  };
  window.addEventListener('error', handleError, true);
  window.addEventListener('failed-start', () => showFailure(localeUrl), { once: true });
}

/** Whether the site's present page no longer has the script; false if that was tried before. */
export async function hasNewerPage(script: string): Promise<boolean> {
  if (readStored('session', 'restartedFor') === script) return false;
  writeStored('session', 'restartedFor', script);
  // Without this note, the page might reload again and again.
  if (readStored('session', 'restartedFor') !== script) return false;
  const page = await fetchFreshPage();
  return page !== undefined && !page.includes(new URL(script).pathname);
}

/** Shows the message of the page's template, translated if its language can be loaded. */
async function showFailure(localeUrl: string): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#failed-start');
  const place = document.querySelector('main');
  if (!template || !place) return;
  const message = template.content.cloneNode(true) as DocumentFragment;
  const texts = await fetch(localeUrl)
    .then((response) => response.json())
    .catch(() => undefined);
  for (const element of message.querySelectorAll<HTMLElement>('[data-error]')) {
    const text = texts?.errors?.[element.dataset.error ?? ''];
    if (typeof text === 'string') element.textContent = text;
  }
  message.querySelector('button')?.addEventListener('click', () => window.location.reload());
  place.replaceChildren(message);
}
