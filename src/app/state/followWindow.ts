import { openChannel } from '#app/browser/records/openChannel.ts';
import { readStored, removeStored, writeStored } from '#app/browser/storage.ts';
import { session } from './session.ts';
import { windowId, windowKey } from './windowId.ts';
import { createWindowLink, type WindowMessage } from './windowLink.ts';

/** How long a window that loads again may need until it asks for the state. */
const maxReloadMs = 10_000;

const nameOf = (id: string) => `countertype-window-${id}`;

/** Keeps this small window like the page that opened it; `navigate` opens another calculator. */
export function followPage(id: string, navigate: (path: string) => void): void {
  const channel = openChannel(nameOf(id));
  if (!channel) return;
  const post = (message: WindowMessage) => channel.postMessage(message);
  const link = createWindowLink(session, 'small', post, navigate);
  channel.onmessage = ({ data }) => void link.receive(data).catch(console.warn);
  onSave(link.sendUnsaved).catch(console.warn);
  post({ kind: 'request' });
  window.addEventListener('pagehide', () => {
    post({ kind: 'bye', edits: session.edits.list() });
  });
}

/** The id of the window that this page follows. */
let followedId: string | undefined;
let endLink = () => {};

/**
 * Keeps this page like its small window, until that closes. A page that was loaded again asks for the state of the
 * window, unless it is a duplicate of the page, which has the id in its copy of the session storage.
 */
export async function followSmallWindow(id: string, isReload: boolean): Promise<void> {
  if (followedId === id) return;
  endLink();
  followedId = id;
  const release = await holdLock(nameOf(id)).catch(() => undefined);
  if (followedId !== id) {
    release?.();
    return;
  }
  const channel = release || !isReload ? openChannel(nameOf(id)) : undefined;
  if (!channel) {
    followedId = undefined;
    removeStored('session', windowKey);
    return;
  }
  let isOpen = true;
  const post = (message: WindowMessage) => {
    if (isOpen) channel.postMessage(message);
  };
  const link = createWindowLink(session, 'page', post);
  onSave(link.sendUnsaved).catch(console.warn);
  let timer: ReturnType<typeof setTimeout> | undefined;
  endLink = () => {
    clearTimeout(timer);
    isOpen = false;
    link.close();
    channel.close();
    release?.();
    followedId = undefined;
    endLink = () => {};
  };
  channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
    if (data.kind !== 'change') clearTimeout(timer);
    if (data.kind === 'bye') {
      removeStored('session', windowKey);
      timer = setTimeout(endLink, maxReloadMs);
    } else if (data.kind === 'request') writeStored('session', windowKey, id);
    link.receive(data).catch(console.warn);
  };
  if (isReload) post({ kind: 'request' });
  else link.sendAll();
}

/** Follows the small window that this page had before it was loaded again. */
export async function followOpenWindow(): Promise<void> {
  const id = readStored('session', windowKey);
  // A small window has a copy of the page's session storage.
  if (typeof id === 'string' && !windowId) await followSmallWindow(id, true);
}

/** Calls the callback after each attempt to save a change of a team; loads the code that saves, which others load late. */
async function onSave(callback: () => void): Promise<void> {
  const { saveResult } = await import('./saveEdits.ts');
  saveResult.subscribe(callback);
}

/** Resolves to what releases the lock; undefined if another tab holds it. */
function holdLock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>(resolve) : resolve(undefined),
      )
      .catch(reject);
  });
}
