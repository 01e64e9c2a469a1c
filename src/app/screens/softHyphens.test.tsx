// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { eventually, openApp } from '#tests/app.tsx';

const softHyphen = '\u00ad';

/** The labels, tooltips and spoken texts of the page that hold a soft hyphen. */
function spokenTexts(): string[] {
  const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
  ]);
  const hidden = [...document.querySelectorAll('[class*=hidden]')].map(
    (element) => element.textContent,
  );
  return [document.title, ...labels, ...hidden].filter((text) => text.includes(softHyphen));
}

// Regressions: Russian names of types have soft hyphens, which some screen readers read aloud.
test.each([
  ['/defense/?pokemon=charizard', 'Charizard'],
  ['/defense/?types=rock', 'Каменный'],
  ['/defense/team/?team=1&member=charizard.fire-flying&member=.rock-electric', 'Charizard'],
  ['/defense/battle/?battle=1&us=charizard.fire-flying&them=geodude.rock-ground', 'Geodude'],
  ['/offense/?attacks=rock,electric', 'Каменный'],
  ['/offense/chart/', 'Каменный'],
  ['/practice/', 'Каменный'],
])('%s has no soft hyphens in titles, labels and spoken texts', async (link, name) => {
  await openApp(link, { stored: { language: 'ru' } });
  await eventually(() => document.body.textContent.replaceAll(softHyphen, '').includes(name));
  expect(spokenTexts()).toEqual([]);
});
