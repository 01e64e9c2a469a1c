import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { bringSizes } from '#links/battle.ts';
import { MemberName } from '#widgets/MemberName.tsx';
import styles from './OpponentSwitch.module.css';
import { sendOut, setBring } from './updates.ts';
import type { Battle, GridMember } from './useBattle.ts';

/**
 * Switches between one opponent, which it sends to the field, and all of them, as before a battle, where each
 * side brings some or all of its members.
 */
export function OpponentSwitch({
  battle: { update, theirGridMembers, isPreview, canSelect, selections, state },
  opponent,
}: {
  battle: Battle;
  /** Undefined if the answer to it and to all of them are on the screen together. */
  opponent: GridMember | undefined;
}) {
  const { t, language } = useTranslation();
  const number = formatNumber(theirGridMembers.length, language);
  const showAll = (bring: typeof state.bring) =>
    update((current) => {
      const next = setBring(bring)(current);
      return opponent ? sendOut('them', undefined)(next) : next;
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is only for screen readers
    <div role="group" aria-label={t('battle.them')} className={styles.switch}>
      {opponent && (
        <button
          type="button"
          aria-pressed={!isPreview}
          onClick={() => update(sendOut('them', opponent.sideIndex))}
        >
          <MemberName name={opponent.name} shortName={opponent.shortName} />
        </button>
      )}
      {canSelect &&
        bringSizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={selections !== undefined && state.bring === size}
            onClick={() => showAll(size)}
          >
            {t('battle.bringSize', { number: formatNumber(size, language) })}
          </button>
        ))}
      <button
        type="button"
        aria-pressed={(isPreview || !opponent) && !selections}
        onClick={() => showAll(undefined)}
      >
        {t('battle.all', { number })}
      </button>
    </div>
  );
}
