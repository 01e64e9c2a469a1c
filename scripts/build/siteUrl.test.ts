import { describe, expect, it } from 'vitest';
import { answerPagesOf, siteUrlOf } from './siteUrl.ts';

describe('the address of the site', () => {
  it.each([
    ['is not known', {}, ''],
    ['is that of the variable', { VITE_SITE_URL: 'https://a.example/b' }, 'https://a.example/b/'],
    [
      'is that of the variable before that of the host',
      { VITE_SITE_URL: 'https://a.example/', NETLIFY: 'true', URL: 'https://b.example' },
      'https://a.example/',
    ],
    ['is that of Netlify', { NETLIFY: 'true', URL: 'https://b.example' }, 'https://b.example/'],
    ['is not that of another program', { URL: 'https://b.example' }, ''],
    [
      'is that of the project at Cloudflare, not of one deployment',
      { CF_PAGES_URL: 'https://1a2b3c.countertype.pages.dev' },
      'https://countertype.pages.dev/',
    ],
    [
      'is that of a domain of its own at Cloudflare',
      { CF_PAGES_URL: 'https://c.example' },
      'https://c.example/',
    ],
  ])('%s', (_, env, url) => {
    expect(siteUrlOf(env)).toBe(url);
  });

  it('must be a URL', () => {
    expect(() => siteUrlOf({ VITE_SITE_URL: 'countertype' })).toThrow(
      'VITE_SITE_URL=countertype is not a URL',
    );
  });
});

describe('the answer pages of a build', () => {
  const site = 'https://a.example/';

  it.each([
    ['those of types by default', {}, site, 'types'],
    ['those of types if it is empty', { ANSWER_PAGES: '' }, site, 'types'],
    ['all', { ANSWER_PAGES: 'all' }, site, 'all'],
    ['none', { ANSWER_PAGES: 'none' }, site, 'none'],
    ['none without the address of the site', { ANSWER_PAGES: 'all' }, '', 'none'],
  ])('are %s', (_, env, siteUrl, option) => {
    expect(answerPagesOf(env, siteUrl)).toBe(option);
  });

  it.each([site, ''])('cannot be others, with the address "%s"', (siteUrl) => {
    expect(() => answerPagesOf({ ANSWER_PAGES: 'nonsense' }, siteUrl)).toThrow(
      'ANSWER_PAGES=nonsense is not one of none, types, all.',
    );
  });
});
