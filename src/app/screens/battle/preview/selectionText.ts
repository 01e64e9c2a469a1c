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
    const types = sharedWeaknesses.map(({ type, count }) =>
      addNote(typeName(type), formatNumber(count, language), language),
    );
    return t('battle.shares', { types: formatList(types) });
  }

  /** The names of some of our members, or of theirs. */
  function formatMembers(side: 'us' | 'them', members: readonly number[]): string {
    const list = side === 'us' ? ourGridMembers : theirGridMembers;
    return formatList(members.map((index) => list[index]?.shortName ?? ''));
  }

  /** What the selection lacks: opponents without an answer, the hardest one, shared weaknesses. */
  function formatLacks(selection: OurSelection): string {
    const { gaps, hardest } = selection;
    const names = gaps.map(
      ({ opponent, form = 0 }) => theirGridMembers[opponent]?.formNames[form] ?? '',
    );
    const sentences = [
      names.length > 0
        ? t('battle.unanswered', { names: formatList(names) })
        : t('battle.allAnswered'),
      ...(names.length > 0
        ? []
        : [t('battle.hardest', { name: theirGridMembers[hardest]?.name ?? '' })]),
      formatShared(selection),
    ];
    return joinSentences(sentences, language);
  }

  return {
    formatMembers,
    formatLacks,
    /** Why the member that beats the most is not brought; '' if it is. */
    formatStrongestAtHome({ strongestAtHome }: Selections): string {
      if (!strongestAtHome) return '';
      const { member, best } = strongestAtHome;
      const name = ourGridMembers[member]?.shortName ?? '';
      const names = formatMembers('us', best.members);
      return joinSentences([t('battle.staysHome', { name, names }), formatLacks(best)], language);
    },
    /** The lead of the selection. */
    formatLead: ({ lead }: OurSelection) => {
      const name = lead === undefined ? undefined : ourGridMembers[lead]?.name;
      return formatSentence(name ? t('battle.lead', { name }) : t('battle.noLead'), language);
    },
  };
}
