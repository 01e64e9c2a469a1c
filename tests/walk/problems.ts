import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { formatLink } from '#core/links/link.ts';
import { isLink } from '#core/links/parameter.ts';
import { parseLink } from '#core/links/parseLink.ts';
import { type Calculator, findCalculator, getCalculatorRow } from '#core/links/registry.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { readLocales } from '../../scripts/build/locales.ts';
import { titles } from '../../scripts/build/screens.ts';
import { answerTo, type ExpectedAnswer, findGame, urlOf } from './answers.ts';
import type { Reading } from './reading.ts';

const locales = readLocales();
const english = locales.get('en') ?? new Map<string, string>();

/** The text of the key in the language, or else in English, without soft hyphens. */
export function textIn(language: string, key: string): string {
  const text = locales.get(language)?.get(key) ?? english.get(key) ?? '';
  return text.replaceAll('\u00AD', '');
}

const unreadable = /\b(NaN|undefined|null|Infinity)\b|\[object|\{\{|\}\}/g;
// A walk types `$t(types.fire)` into names; no text of the app has that.
const dotted = /(?<!\$t\()\b[a-z]\w*(?:\.\w+)+/gi;

/** Finds the first problem of the screen. */
export function findProblem(reading: Reading): string | undefined {
  return findBadText(reading) ?? findWrongScreen(reading) ?? findDisagreement(reading);
}

/** Finds what no screen may show: no heading, a crash, an invalid value, or the key of a text. */
function findBadText({ address, heading, text, language }: Reading): string | undefined {
  if (!heading.trim()) return 'blank: there is no heading';
  const crashes = ['errors.title', 'errors.outdatedTitle'].map((key) => textIn(language, key));
  if (crashes.includes(heading)) return `crash screen: ${heading}`;
  // Text from the player may contain anything.
  const { pathname, searchParams } = urlOf(address);
  const gameName = searchParams.has('edit') ? heading : '';
  const fromPlayer = [pathname, ...searchParams, gameName].flat().join(' ');
  const bad = [
    ...(text.match(unreadable) ?? []),
    ...(text.match(dotted) ?? []).filter((word) => english.has(word)),
  ].find((word) => !fromPlayer.includes(word));
  return bad && `text: "${bad}"`;
}

const coverageCalculators = ['offense', 'coverage', 'weakness', 'normal', 'resistance'];

/** Finds a screen that does not belong to the address, because the new one is still loading. */
function findWrongScreen(reading: Reading): string | undefined {
  const { address, heading, title, description, language } = reading;
  const { pathname, searchParams } = urlOf(address);
  const calculator = findCalculator(pathname);
  // The heading of the editor is the name of the player's game.
  const isEditor = searchParams.has('edit') && title.startsWith(heading);
  const page = pages.find((name) => pathname.replace(/\/*$/, '/') === pagePath(name));
  const pageTitle = pathname.startsWith('/_error')
    ? 'errors.noneTitle'
    : page && `pages.${page}.title`;
  // The heading of a daily set is its date.
  const isDaily = page === 'practice' && searchParams.has('daily');
  // The heading of a list without attacks is the question that its filter asks.
  const [before = '', after = ''] = textIn(language, 'filter.question').split('{{conditions}}');
  const isQuestion =
    coverageCalculators.includes(`${calculator}`) &&
    heading.startsWith(before) &&
    heading.endsWith(after) &&
    title.startsWith(heading);
  // With an answer, the title ends with the name of the screen.
  const titleTexts = calculator
    ? [titles[calculator], `${calculator}.pageTitle`]
        .map((key) => textIn(language, key))
        .filter(Boolean)
    : [];
  const isCurrent = calculator
    ? (isQuestion || titleTexts.some((text) => title.includes(text))) &&
      description === textIn(language, getCalculatorRow(calculator).description)
    : isEditor || isDaily || !pageTitle || heading === textIn(language, pageTitle);
  return isCurrent ? undefined : `screen: it is "${heading}", with the title "${title}"`;
}

/** The calculator whose numbers the walk has compared on the screen; undefined if there were none. */
export function findComparedCalculator(reading: Reading): Calculator | undefined {
  return reading.isPreviewing || reading.numbers.length === 0
    ? undefined
    : findCalculator(urlOf(reading.address).pathname);
}

/** Whether the player's list is in use, which no address contains. */
export function hasOwnList({ session }: Reading): boolean {
  return (session.list ?? 'null') !== 'null';
}

/** Finds a disagreement of the header, address and numbers of a calculator's screen. */
function findDisagreement(reading: Reading): string | undefined {
  const { address, settings, language, isPreviewing, numbers, listedPokemon } = reading;
  const { pathname, searchParams: params } = urlOf(address);
  const calculator = findCalculator(pathname);
  if (!calculator) return undefined;

  const { settings: addressSettings, state, ignored } = parseLink(calculator, params, findGame);
  const { ruleset } = addressSettings;
  const expected = JSON.stringify({
    ...addressSettings,
    ...(isOwnGame(ruleset) && { ruleset: ruleset.name }),
  });
  const actual = JSON.stringify(settings);
  if (expected !== actual) return `header: it has ${actual}, the address ${expected}`;

  if (ignored.length === 0 && isLink(params)) {
    const search = formatLink(getCalculatorRow(calculator).format(state), addressSettings);
    if (search !== params.toString()) return `address: ${params} would be written ${search}`;
  }

  if (isPreviewing || (coverageCalculators.includes(calculator) && hasOwnList(reading)))
    return undefined;
  const answer = answerTo(address, language);
  return answer && compareNumbers(answer, numbers, listedPokemon);
}

function compareNumbers(
  { numbers, listedPokemon }: ExpectedAnswer,
  screenNumbers: Reading['numbers'],
  screenList: Reading['listedPokemon'],
): string | undefined {
  // A list has both numbers in one sentence.
  const isSentence = listedPokemon.size > 0 || (screenNumbers.length === 1 && numbers.length === 2);
  const isSame = isSentence
    ? screenNumbers.length === 1 && numbers.every((each) => screenNumbers[0]?.includes(each))
    : numbers.join('\n') === screenNumbers.join('\n');
  if (!isSame)
    return `numbers: the screen has\n${screenNumbers.join('\n')}\nthe engine\n${numbers.join('\n')}`;
  const wrong = screenList.find(([id, multiplier]) => listedPokemon.get(id) !== multiplier);
  return wrong && `numbers: ${wrong} in the list, of the engine ${listedPokemon.get(wrong[0])}`;
}
