import { markDrawing, watchDrawing } from '#browser/firstScreen.ts';
import { hasStored } from '#browser/storage.ts';
import { localeFile } from '#i18n/localeFile.ts';
import { resolvedLanguage, resolvedTheme } from '#preferences/resolved.ts';

// Runs before the first paint, and alone: the app may be seconds away.

const { documentElement: page } = document;
page.dataset.theme = resolvedTheme();

const language = resolvedLanguage();
const texts = document.createElement('link');
Object.assign(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
texts.href = localeFile(language);
document.head.append(texts);

const path = window.location.pathname.slice(import.meta.env.BASE_URL.length);
const isChosen = window.location.search !== '' || hasStored('session', 'choice.');
markDrawing({
  isAnother: path.replace(/\/?$/, '/') !== page.dataset.screen,
  isUnsaid: language !== 'en' || isChosen,
});
watchDrawing();
