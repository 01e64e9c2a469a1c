import { getLocaleUrl } from './getLocaleUrl.ts';
import type { Language } from './languages.ts';
import { parseTexts, type Texts } from './translate.ts';

/** Maximum number of retries of a file, and the milliseconds before the first; the delay doubles each time. */
const maxRetries = 5;
const firstDelayMs = 350;

/** Maximum number of files that are requested at the same time. */
const maxRequests = 10;

/** The languages that are loading. */
const pending = new Map<Language, Promise<Texts>>();

let requestCount = 0;
const waiting: (() => void)[] = [];

/**
 * Loads the locale file of a language, once for all who ask meanwhile. Tries again if the network or the server
 * failed, but not if the answer is final. Throws the last error.
 */
export function loadTexts(language: Language): Promise<Texts> {
  const promise = pending.get(language) ?? retry(language).finally(() => pending.delete(language));
  pending.set(language, promise);
  return promise;
}

async function retry(language: Language): Promise<Texts> {
  for (let delayMs = firstDelayMs, retries = 0; ; delayMs *= 2, retries++) {
    const { isFinal, read } = await request(language);
    if (isFinal || retries === maxRetries) return read();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

/** Requests a file when fewer than ten are requested; `read` parses the answer or throws the error. */
async function request(language: Language): Promise<{ isFinal: boolean; read: () => Texts }> {
  if (requestCount === maxRequests) await new Promise<void>((resolve) => waiting.push(resolve));
  else requestCount++;
  try {
    const response = await fetch(getLocaleUrl(language));
    const text = await response.text();
    return {
      isFinal: response.status < 500,
      read: () => {
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        return parseTexts(text);
      },
    };
  } catch (error) {
    const read = () => {
      throw error;
    };
    return { isFinal: false, read };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else requestCount--;
  }
}
