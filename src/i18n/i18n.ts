import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/** Begins to load the translations; components wait for them under Suspense. */
export function startTranslations(language: Language): void {
  i18next.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  i18next.on('failedLoading', (tag: string, _: string, reason: string) => {
    console.warn(`Failed to load the translations for ${tag}:`, reason);
    if (tag === 'en') loadEnglishWithTheApp();
  });
  i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      load: 'currentOnly',
      // A reply of 5xx or none at all is asked for again; 4xx is final.
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      backend: { loadPath: `${import.meta.env.BASE_URL}locales/{{lng}}.json` },
      interpolation: { escapeValue: false },
    });
}

/** Changes the language of the whole app, once its texts have arrived. */
export function speak(language: Language): void {
  i18next.changeLanguage(language);
}

/** English travels with the app's scripts too, for when the locale files cannot be had. */
async function loadEnglishWithTheApp(): Promise<void> {
  const { default: english } = await import('#locales/en.json');
  i18next.addResourceBundle('en', 'translation', english);
  i18next.changeLanguage(i18next.language);
}
