import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { joinHeading, joinLists, joinNames, joinSentences } from '#app/i18n/punctuation.ts';
import { createTranslate } from '#app/i18n/translate.ts';
import { countOutcomes, outcomeOf } from '#core/hit/outcome.ts';
import { nameIn } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import type { TextKey } from '#core/textKey.ts';
import type { Texts } from '../build/locales.ts';
import type { TypeMultiplier } from './facts.ts';
import type english from './locales/en.json';

/** The key of a text of the app, or of the answer pages alone. */
type AnswerKey = TextKey | `answers.${keyof (typeof english)['answers']}`;

type Groups<Item> = readonly { multiplier: number; matchups: readonly Item[] }[];

export type PageTexts = ReturnType<typeof createTexts>;

/** Returns the texts of the answer pages in a language, or else in English, with its formats of lists and numbers. */
export function createTexts(language: string, locales: ReadonlyMap<string, Texts>) {
  const translate = createTranslate([language, 'en'], (tag) => locales.get(tag));
  const t = translate as (key: AnswerKey, ...values: [Parameters<typeof translate>[1]?]) => string;
  const typeName = (type: string) => t(`types.${type}` as 'types.fire');
  const multiplierText = (multiplier: number) => formatMultiplier(multiplier, language);

  /** "4× from Ice." for each group, the highest multiplier first. */
  function sentencesOf<Item>(
    groups: Groups<Item>,
    getType: (item: Item) => string,
    isIncluded: (multiplier: number) => boolean,
  ): string[] {
    return groups
      .filter(({ multiplier }) => multiplier !== 1 && isIncluded(multiplier))
      .map(({ multiplier, matchups }) => {
        const names = matchups.map((item) => typeName(getType(item)));
        const types = formatInSentence(names, language);
        return multiplier === 0
          ? t('defense.immuneTo', { types })
          : t('defense.damageFrom', { multiplier: multiplierText(multiplier), types });
      });
  }

  return {
    language,
    t,
    typeName,
    multiplierText,
    typingName: (typing: readonly string[]) => typing.map(typeName).join(' / '),
    formatList: (names: readonly string[]) => joinNames(names, language),
    joinHeading: (heading: string, text: string) => joinHeading(heading, text, language),
    joinLists: (lists: readonly string[]) => joinLists(lists, language),
    joinSentences: (sentences: readonly string[]) => joinSentences(sentences, language),
    /** "Ground 0×, Fire 1×". */
    formatChanges: (changes: readonly TypeMultiplier[]) =>
      joinNames(
        changes.map(({ type, multiplier }) => `${typeName(type)} ${multiplierText(multiplier)}`),
        language,
      ),
    /** "4× Ice; 2× Dragon, Fairy"; '' without a weakness. */
    formatWeaknesses: <Item extends { attacking: string }>(groups: Groups<Item>) =>
      joinLists(
        groups
          .filter(({ multiplier }) => multiplier > 1)
          .map(({ multiplier, matchups }) => {
            const names = matchups.map(({ attacking }) => typeName(attacking));
            return `${multiplierText(multiplier)} ${joinNames(names, language)}`;
          }),
        language,
      ),
    /** "4× from Ice. 2× from Dragon and Fairy. Immune to Electric."; all multipliers but 1, or those that count most. */
    formatDefense: <Item extends { attacking: string; multiplier: number }>(
      groups: Groups<Item>,
      scope: 'all' | 'first',
    ) => {
      const getType = ({ attacking }: Item) => attacking;
      const isFirst = (multiplier: number) =>
        scope === 'all' || outcomeOf(multiplier) !== 'resistance';
      const isWeak = groups.some(({ multiplier }) => multiplier > 1);
      const { weaknesses, resistances, immunities } = countOutcomes(
        groups.flatMap(({ matchups }) => matchups),
      );
      const summary = () =>
        t('defense.summary', {
          weaknesses: t('defense.weaknesses', { count: weaknesses }),
          resistances: t('defense.resistances', { count: resistances }),
          immunities: t('defense.immunities', { count: immunities }),
        });
      const sentences = isWeak ? [] : [summary()];
      return joinSentences([...sentences, ...sentencesOf(groups, getType, isFirst)], language);
    },
  };
}

/** Whether the Pokémon has a name in the language; one that Latin letters leave out is the same as in English. */
export function hasName(language: string, { speciesNames, formNames }: Pokemon): boolean {
  const isNamed = (names: Pokemon['speciesNames']) =>
    /^(ja|ko|zh)/.test(language) && names.en ? language in names : true;
  return isNamed(speciesNames) && (nameIn('en', formNames) === undefined || isNamed(formNames));
}

/** The text for HTML; soft hyphens stay. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text for an attribute, a title or another program: without soft hyphens. */
export function escapePlain(text: string): string {
  return escapeHtml(removeSoftHyphens(text));
}
