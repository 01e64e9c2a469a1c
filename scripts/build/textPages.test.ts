// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fillTexts } from '#app/shell/textPage/fillTexts.ts';
import { splitPage } from './textPages.ts';

const english = `<title>About · Site</title><meta name="description" content="a"/><link rel="canonical" href="/"/>\
<div data-skeleton="true"><nav aria-label="Pages &amp; more"><a href="/a/" class="c1">A</a></nav>\
<p><span>It&#x27;s</span> <a href="/b/">&lt;B&gt;</a></p></div>`;

const german = english
  .replaceAll('About', 'Über')
  .replace('Pages &amp; more', 'Seiten &quot;usw.&quot;')
  .replace('It&#x27;s', 'Es ist')
  .replace('&lt;B&gt;', '&lt;C&gt;');

test('the texts of a page are put into another language where they stand', () => {
  const [from, to] = [splitPage(english), splitPage(german)];
  expect(to.title).toBe('Über · Site');
  expect(to.texts).toEqual(['Seiten "usw."', 'A', 'Es ist', ' ', '<C>']);
  expect(to.elements).toBe(from.elements);
  document.body.innerHTML = from.html;
  fillTexts(document.body.firstElementChild!, to.texts);
  const translated = document.body.innerHTML;
  document.body.innerHTML = to.html;
  expect(translated).toBe(document.body.innerHTML);
});

test('the texts of another page are refused', () => {
  document.body.innerHTML = splitPage(english).html;
  expect(() => fillTexts(document.body, ['A', 'B'])).toThrow('another page');
});
