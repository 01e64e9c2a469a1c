import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

/** Begins to load the translations; components wait for them under Suspense. */
export function startTranslations(): void {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      backend: { loadPath: `${import.meta.env.BASE_URL}locales/{{lng}}.json` },
      interpolation: { escapeValue: false },
    })
    .catch((error: unknown) => console.warn('Failed to load the translations', error));
}
