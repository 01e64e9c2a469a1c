import { formatInSentence } from '#app/i18n/listFormat.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Doubles, membersOf, type PairMember } from './rankPairs.ts';

/** Returns the headline that names the pair to lead or to send out, and a formatter of names. */
export function useFormatLead({ ours, table, ranking, current, areOpponentsKnown }: Doubles) {
  const { t, language } = useTranslation();
  const formatNames = (members: readonly PairMember[]) =>
    formatInSentence(
      members.map(({ shortName }) => shortName),
      language,
    );
  const best = membersOf(ours, table.pairs[(ranking[0] ?? current).pair] ?? [0]);
  const title = t(areOpponentsKnown ? 'battle.send' : 'battle.lead', { name: formatNames(best) });
  return { title, formatNames };
}
