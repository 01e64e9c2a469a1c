import { formatAny, formatInSentence } from '#app/i18n/listFormat.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { doubleWeaknessIn } from '#core/answers/targetFilter.ts';
import type { Type } from '#core/charts/type.ts';
import type { World } from '#core/hit/situation.ts';
import { isType } from '#core/hit/strike.ts';
import type { PokemonFilter } from '#core/links/coverage.ts';

/** Separators of languages whose word for "and" stands only between nouns, or would not tell clauses from types. */
const clauseSeparators: Readonly<Record<string, string>> = {
  kk: '; ',
  ko: ', ',
  'zh-Hans': '，',
  'zh-Hant': '，',
};

/** Formats verb phrases as a part of a sentence: "resist Ice and aren’t weak to Fairy". */
function formatClauses(clauses: readonly string[], language: string): string {
  const separator = clauseSeparators[language];
  return separator ? clauses.join(separator) : formatInSentence(clauses, language);
}

/** Returns functions that put a filter into words. */
export function useFormatFilter({ ruleset, chart }: World) {
  const { t, language } = useTranslation();
  const { typeName, typingName, strikeName } = useNames();

  /** The conditions, each a verb phrase such as "resist Ice and Dragon". */
  function formatConditions(filter: PokemonFilter): string[] {
    const { type, secondType, resists, notWeakTo, hasDoubleWeakness, learns } = filter;
    const format = (formatNames: typeof formatAny, types: readonly Type[]) =>
      formatNames(types.map(typeName), language);
    return [
      type &&
        (secondType === type
          ? t('filter.isOnlyType', { type: typeName(type) })
          : t('filter.isType', { type: typingName(secondType ? [type, secondType] : [type]) })),
      resists.length > 0 && t('filter.resistsTypes', { types: format(formatInSentence, resists) }),
      notWeakTo.length > 0 && t('filter.isNotWeakTo', { types: format(formatAny, notWeakTo) }),
      hasDoubleWeakness && t('filter.hasDoubleWeakness', { multiplier: doubleWeakness() }),
      learns &&
        (isType(learns)
          ? t('filter.learnsType', { type: typeName(learns) })
          : t('filter.learnsMove', { move: strikeName(learns) })),
    ].filter((condition) => condition !== undefined && condition !== false);
  }

  const doubleWeakness = () => formatMultiplier(doubleWeaknessIn({ ruleset, chart }), language);

  return {
    doubleWeakness,
    formatConditions,
    /** "Which Pokémon resist Ice and aren’t weak to Fairy?"; '' without conditions. */
    formatQuestion: (filter: PokemonFilter) => {
      const conditions = formatConditions(filter);
      return conditions.length > 0
        ? t('filter.question', { conditions: formatClauses(conditions, language) })
        : '';
    },
  };
}
