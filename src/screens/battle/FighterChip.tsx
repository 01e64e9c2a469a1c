import type { ReactNode } from 'react';
import { removeSoftHyphens } from '#browser/softHyphens.ts';
import { joinLabel } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { labelName, MemberName } from '#widgets/MemberName.tsx';
import { useNames } from '#widgets/names/names.ts';
import styles from './FighterChip.module.css';
import { SmallTypeIcons } from './SmallTypeIcons.tsx';
import type { SideMember } from './useBattle.ts';

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
