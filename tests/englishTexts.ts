import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import { startTranslations } from '#app/i18n/i18n.ts';

/** Loads the English texts, for tests of a part of a screen without the app. */
export async function loadEnglishTexts(): Promise<void> {
  vi.stubGlobal(
    'fetch',
    async () => new Response(await readFile('public/locales/en.json', 'utf8')),
  );
  await startTranslations('en');
}
