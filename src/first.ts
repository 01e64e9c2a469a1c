import { markDrawing, watchDrawing } from '#browser/firstScreen.ts';
import { calculatorAt, remembered } from '#calculators/remembered.ts';
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
const calculator = calculatorAt(`/${path}`);
const isChosen = window.location.search !== '' || (calculator && remembered(calculator) !== '');
markDrawing({
  isAnother: path.replace(/\/?$/, '/') !== page.dataset.screen,
  isUnsaid: language !== 'en' || Boolean(isChosen),
});
watchDrawing();
