import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { addNote, formatSentence, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { OurSelection, Selection } from '#core/answers/selection.ts';
import type { Selections } from './selections.ts';

/** Returns formatters of selections. */
export function useFormatSelection({ ourGridMembers, theirGridMembers }: Battle) {
  const { t, language } = useTranslation();
  const { formatList, typeName } = useNames();

  /** "Shared weaknesses: Ice (2)." */
  function formatShared({ sharedWeaknesses }: Selection): string {
    if (sharedWeaknesses.length === 0) return t('battle.sharesNothing');
    return t('battle.shares', { types: formatCounts(sharedWeaknesses) });
  }

  /** "Ice (2), Fire (3)". */
  function formatCounts(weaknesses: Selection['sharedWeaknesses']): string {
    const types = weaknesses.map(({ type, count }) =>
      addNote(typeName(type), formatNumber(count, language), language),
    );
    return formatList(types);
  }

  /** The opponents, or forms of them, without an answer. */
  function formatGaps(gaps: OurSelection['gaps']): string {
    return formatInSentence(
      gaps.map(({ opponent, form = 0 }) => theirGridMembers[opponent]?.formNames[form] ?? ''),
      language,
    );
  }

  /** The names of some of our members, or of theirs. */
  function namesOf(side: 'us' | 'them', members: readonly number[]): string[] {
    const list = side === 'us' ? ourGridMembers : theirGridMembers;
    return members.map((index) => list[index]?.shortName ?? '');
  }

  /** What the selection lacks: opponents without an answer, the hardest one, shared weaknesses. */
  function formatLacks(selection: OurSelection): string {
    const { gaps, hardest } = selection;
    const sentences = [
      gaps.length > 0
        ? t('battle.unanswered', { names: formatGaps(gaps) })
        : t('battle.allAnswered'),
      ...(gaps.length > 0
        ? []
        : [t('battle.hardest', { name: theirGridMembers[hardest]?.name ?? '' })]),
      formatShared(selection),
    ];
    return joinSentences(sentences, language);
  }

  return {
    namesOf,
    formatLacks,
    /** Why the member that beats the most is not brought; '' if it is. */
    formatStrongestAtHome({ strongestAtHome }: Selections): string {
      if (!strongestAtHome) return '';
      const { member, worse } = strongestAtHome;
      const name = ourGridMembers[member]?.shortName ?? '';
      const sentences = [
        t('battle.staysHome', { name }),
        ...(worse.gaps.length > 0
          ? [t('battle.withoutCounter', { names: formatGaps(worse.gaps) })]
          : []),
        ...(worse.gaps.length === 0 && worse.sharedWeaknesses.length > 0
          ? [t('battle.withShared', { types: formatCounts(worse.sharedWeaknesses) })]
          : []),
      ];
      return joinSentences(sentences, language);
    },
    /** The lead of the selection. */
    formatLead: ({ lead }: OurSelection) => {
      const name = lead === undefined ? undefined : ourGridMembers[lead]?.name;
      return formatSentence(name ? t('battle.lead', { name }) : t('battle.noLead'), language);
    },
  };
}
