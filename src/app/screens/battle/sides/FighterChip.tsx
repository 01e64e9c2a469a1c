import type { ReactNode } from 'react';
import { joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { SmallTypeIcons } from '#app/screens/battle/answer/SmallTypeIcons.tsx';
import type { SideMember } from '#app/screens/battle/useBattle.ts';
import { labelName, MemberName } from '#app/typeUi/MemberName.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './FighterChip.module.css';

/** Shows a member of a side; a press chooses it. */
export function FighterChip({
  member: { name, shortName, state, defender, side },
  isChosen,
  isLeftOut,
  controls,
  details,
  onChoose,
}: {
  member: SideMember;
  isChosen: boolean;
  /** Whether it is not among those that we bring. */
  isLeftOut: boolean;
  /** The id of the tools that are open below it. */
  controls: string | undefined;
  /** The button that opens its tools. */
  details?: ReactNode;
  onChoose: () => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const types = defender.tera && defender.tera !== 'stellar' ? [defender.tera] : defender.typing;
  const marks = [
    ...(state.isActive ? [t('battle.active')] : []),
    ...(state.hasFainted ? [t('battle.fainted')] : []),
    ...(isLeftOut ? [t('battle.leftOut')] : []),
    ...types.map((type) => typeName(type)),
  ];
  const label = name
    ? t('battle.choose', { name: labelName({ name, shortName }) })
    : t('team.unchosen');
  const ariaState =
    side === 'us'
      ? { 'aria-expanded': isChosen, 'aria-controls': controls }
      : { 'aria-pressed': isChosen };
  return (
    <div
      className={styles.chip}
      data-chosen={isChosen}
      data-fainted={state.hasFainted}
      data-active={state.isActive}
      data-left-out={isLeftOut}
    >
      <button
        type="button"
        aria-label={removeSoftHyphens(joinLabel([label, ...marks], language))}
        onClick={onChoose}
        {...ariaState}
      >
        <span className={styles.name}>
          {name ? (
            <MemberName name={name} shortName={shortName} />
          ) : (
            <span>{t('team.unchosen')}</span>
          )}
        </span>
        <SmallTypeIcons types={types} />
      </button>
      {details}
    </div>
  );
}
