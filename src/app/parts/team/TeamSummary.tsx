import { memo, useMemo } from 'react';
import { formatDateTime } from '#app/i18n/date.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { parseTeamLink } from '#app/state/saved/teamLink.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { SummaryRow } from '#app/typeUi/SummaryRow.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import styles from './TeamSummary.module.css';

/**
 * Shows a button with the name of a team, its game, its last change and the types of its members.
 * Memoized, because there can be hundreds.
 */
export const TeamSummary = memo(function TeamSummary({
  link,
  name,
  changed,
  isCurrent,
  onClick,
}: Pick<SavedTeam, 'link'> & {
  /** The name of a saved team; undefined for the team of the team screen. */
  name?: string;
  changed?: number;
  isCurrent: boolean;
  onClick: () => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const { rulesetLabel } = useGameNames();
  const { state, settings } = useMemo(() => parseTeamLink(link), [link]);
  const details = [
    rulesetLabel(settings.ruleset),
    ...(changed === undefined ? [] : [formatDateTime(changed, language)]),
  ];
  return (
    <SummaryRow
      data-column="open"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      name={
        name === undefined ? <span>{t('team.current')}</span> : <span translate="no">{name}</span>
      }
      details={<span>{details.join(' · ')}</span>}
      icons={state.members.map(({ types }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team may hold two equal members
        <span key={index} className={styles.member}>
          {types.map((type) => (
            <TypeIcon key={type} type={type} name={typeName(type)} />
          ))}
        </span>
      ))}
    />
  );
});
