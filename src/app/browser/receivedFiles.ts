import { cachePrefix } from './repair.ts';

/** What the browser tells about files that the player opens with the installed app. */
type LaunchQueue = {
  setConsumer: (
    consumer: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void,
  ) => void;
};

/** Calls the callback with the readable files that the player opens with the installed app, also with those that wait. */
export function onFilesLaunched(callback: (files: readonly File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    const results = await Promise.allSettled(files.map((file) => file.getFile()));
    callback(results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  });
}

/**
 * Takes what other apps have shared, which the service worker has stored (scripts/build/offline.ts): of each share the
 * files, and the text as a file. Empty if there is none.
 */
export async function takeSharedFiles(textName: string): Promise<readonly File[]> {
  try {
    const cache = await caches.open(`${cachePrefix}-shared`);
    const shares = await cache.keys(
      new URL(`${import.meta.env.BASE_URL}open/shared`, location.href),
      {
        ignoreSearch: true,
      },
    );
    const files = await Promise.all(shares.map((share) => takeShare(cache, share, textName)));
    return files.flat();
  } catch (error) {
    console.warn('Failed to read what was shared', error);
    return [];
  }
}

async function takeShare(cache: Cache, share: Request, textName: string): Promise<readonly File[]> {
  try {
    const form = await (await cache.match(share))?.formData();
    return form ? listFiles(form, textName) : [];
  } catch (error) {
    console.warn('Failed to read a share', error);
    return [];
  } finally {
    await cache.delete(share);
  }
}

/** The files of a share, before them its text; the title is only the name of that. */
function listFiles(form: FormData, textName: string): readonly File[] {
  const textOf = (field: string) => String(form.get(field) ?? '').trim();
  const files = form
    .getAll('files')
    .filter((each): each is File => each instanceof File && each.size > 0);
  const title = textOf('title');
  const text = [textOf('text'), textOf('url')].filter(Boolean).join('\n');
  const content = text || (files.length === 0 ? title : '');
  return content ? [new File([content], (text && title) || textName), ...files] : files;
}
