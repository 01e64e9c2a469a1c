import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { addNote, formatSentence, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Encounter, OwnTypeHit } from '#core/answers/comparison.ts';
import type { AttackingType } from '#core/charts/type.ts';
import type { DefenseComparison } from './useComparison.ts';

/** Returns functions that put a comparison into words. */
export function useDescribeComparison({
  columns,
  sharedImmunities,
  sharedWeaknesses,
  ownWeaknesses,
  encounters,
}: DefenseComparison) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const formatTypes = (types: readonly AttackingType[]) =>
    formatInSentence(types.map(typeName), language);
  const nameOf = (index: number) => columns[index]?.name ?? '';

  function formatHit(hit: OwnTypeHit | undefined): string {
    const multiplier = formatMultiplier(hit?.matchup.multiplier ?? 0, language);
    return hit ? addNote(multiplier, typeName(hit.attacking), language) : multiplier;
  }

  /** Formats who beats whom: "Charizard beats Venusaur: deals 2× (Fire), takes ¼× (Grass)". */
  function formatEncounter({ pair, hits, winner }: Encounter): string {
    const [name, opponent] = winner === pair[1] ? pair.toReversed() : pair;
    const [deals, takes] = winner === pair[1] ? hits.toReversed() : hits;
    return t(winner === undefined ? 'battle.cellEven' : 'battle.cellWins', {
      name: nameOf(name ?? 0),
      opponent: nameOf(opponent ?? 0),
      deals: formatHit(deals),
      takes: formatHit(takes),
    });
  }

  /** Formats what two have in common and what only one fears; of three, who beats whom. */
  function formatSummary(): string {
    if (columns.length < 2) return '';
    if (encounters.length > 0) {
      const sentences = encounters.map((each) => formatSentence(formatEncounter(each), language));
      return joinSentences(sentences, language);
    }
    const formatFears = (index: number) =>
      t('compare.fears', { name: nameOf(index), types: formatTypes(ownWeaknesses[index] ?? []) });
    const [firstWeaknesses = [], secondWeaknesses = []] = ownWeaknesses;
    const weaknesses = sharedWeaknesses.map(({ attacking, multiplier = 0 }) => {
      const name = typeName(attacking);
      return multiplier > 2
        ? addNote(name, formatMultiplier(multiplier, language), language)
        : name;
    });
    const clauses = [
      ...(weaknesses.length > 0
        ? [t('compare.weak', { types: formatInSentence(weaknesses, language) })]
        : []),
      ...(sharedImmunities.length > 0
        ? [t('compare.immune', { types: formatTypes(sharedImmunities) })]
        : []),
      secondWeaknesses.length > 0 ? formatFears(1) : t('compare.fearsNothing', { name: nameOf(1) }),
      ...(firstWeaknesses.length > 0 ? [formatFears(0)] : []),
    ];
    return joinSentences(
      clauses.map((clause) => formatSentence(clause, language)),
      language,
    );
  }

  return { formatEncounter, formatSummary };
}
