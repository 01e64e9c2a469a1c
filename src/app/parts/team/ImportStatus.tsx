import { maxTeams, type OpenedTeams } from '#app/files/openTeams.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { maxMembers } from '#core/links/team.ts';
import { useFormatUnusedParts } from './useFormatUnusedParts.ts';
import type { TeamText } from './useTeamText.ts';

/** Says how much of a pasted text was read, what of it does not count, and the rules that its heading chooses. */
export function ImportStatus({
  teamText: { isPending, result },
  team: { memberCount = 0, ruleset, members = [] } = {},
  hasOwnRuleset,
}: {
  teamText: TeamText;
  team: Partial<OpenedTeams['teams'][number]> | undefined;
  hasOwnRuleset: boolean;
}) {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const formatUnusedParts = useFormatUnusedParts();
  const texts = [
    isPending && t('coverage.reading'),
    result &&
      t('team.importCount', { count: memberCount, number: formatNumber(memberCount, language) }),
    hasOwnRuleset && ruleset && t('team.importGeneration', { game: rulesetName(ruleset) }),
    ...formatUnusedParts(members),
    memberCount > maxMembers && t('team.importTooMany', { count: maxMembers }),
    result &&
      result.teamCount > maxTeams &&
      t('team.importTeamsShown', { number: formatNumber(maxTeams, language) }),
    result &&
      result.unreadableLineCount > 0 && [
        t('team.unreadableLines'),
        formatNumber(result.unreadableLineCount, language),
      ],
  ];
  return (
    <p role="status">
      {joinSentences(
        texts.flatMap((text) => text || []),
        language,
      )}
    </p>
  );
}
