import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { MemberName } from '#widgets/MemberName.tsx';
import styles from './OpponentSwitch.module.css';
import { sendOut } from './updates.ts';
import type { Battle, GridMember } from './useBattle.ts';

/** Switches between one opponent, which it sends to the field, and all of them, as before a battle. */
export function OpponentSwitch({
  battle: { update, theirGridMembers, isPreview },
  opponent,
}: {
  battle: Battle;
  opponent: GridMember;
}) {
  const { t, language } = useTranslation();
  const number = formatNumber(theirGridMembers.length, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is only for screen readers
    <div role="group" aria-label={t('battle.them')} className={styles.switch}>
      <button
        type="button"
        aria-pressed={!isPreview}
        onClick={() => update(sendOut('them', opponent.sideIndex))}
      >
        <MemberName name={opponent.name} shortName={opponent.shortName} />
      </button>
      <button
        type="button"
        aria-pressed={isPreview}
        onClick={() => update(sendOut('them', undefined))}
      >
        {t('battle.all', { number })}
      </button>
    </div>
  );
}
