import { type AnswerPagesOption, answerPagesOptions } from '#core/links/answerPage.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address of the site with a slash at its end: that of `VITE_SITE_URL`, or the one that Netlify or Cloudflare Pages has for
 * it; '' if none is known. Throws if it is invalid.
 */
export function siteUrlOf(env: Environment): string {
  const url = env.VITE_SITE_URL || (env.NETLIFY && env.URL) || cloudflareUrl(env.CF_PAGES_URL);
  if (!url) return '';
  if (!URL.canParse(url)) throw plainError(`VITE_SITE_URL=${url} is not a URL.`);
  return new URL(url.endsWith('/') ? url : `${url}/`).href;
}

/** The address of the site for that of one deployment: https://1a2b3c.countertype.pages.dev */
function cloudflareUrl(url: string | undefined): string | undefined {
  return url?.replace(/^(https:\/\/)[\w-]+\.([\w-]+\.pages\.dev)\b/, '$1$2');
}

/** The option of `ANSWER_PAGES`, by default `types`; always `none` without the site's address. Throws if it is unknown. */
export function answerPagesOf({ ANSWER_PAGES }: Environment, siteUrl: string): AnswerPagesOption {
  const option = answerPagesOptions.find((each) => each === (ANSWER_PAGES || 'types'));
  if (!option) {
    throw plainError(
      `ANSWER_PAGES=${ANSWER_PAGES} is not one of ${answerPagesOptions.join(', ')}.`,
    );
  }
  return siteUrl ? option : 'none';
}

/** An error whose message is all that Vite prints. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
