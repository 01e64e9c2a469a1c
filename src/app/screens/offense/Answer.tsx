import { ChartColumn } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenActions } from '#app/parts/frame/ScreenActions.tsx';
import { formatEntry } from '#app/state/entry.ts';
import { AnswerNote } from '#app/typeUi/AnswerCard.tsx';
import { MatchupGroups, type MatchupLabels } from '#app/typeUi/MatchupGroups.tsx';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TermPopover } from '#app/typeUi/TermPopover.tsx';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import {
  bestHitOnTerastallized,
  type OffenseGroup,
  type OffenseMatchup,
} from '#core/answers/offense.ts';
import type { Attack } from '#core/hit/situation.ts';
import { formatAddress } from '#core/links/link.ts';
import { calculators } from '#core/links/registry.ts';
import styles from './Answer.module.css';
import type { Offense } from './useOffense.ts';

const icon = <ChartColumn aria-hidden />;

/** Shows what the chosen attacks do to each type, and below it to each Pokémon. */
export function Answer({
  offense: { entry, attacks, world, isInverse },
  groups,
  onClear,
  children,
}: {
  offense: Offense;
  groups: readonly OffenseGroup[];
  onClear: () => void;
  /** What the attacks do to each Pokémon. */
  children: ReactNode;
}) {
  const { t, language } = useTranslation();
  const { attackName } = useNames();
  const stellar = bestHitOnTerastallized(attacks, world);
  const labels = useMemo<MatchupLabels<OffenseMatchup>>(
    () => ({
      getType: ({ defending }) => defending,
      getName: (multiplier) => t('offense.dealsTo', { multiplier }),
      getCaption: (multiplierKey, multiplier) =>
        t(`offense.deals.${multiplierKey}`, { multiplier }),
      renderIntroduction: ({ attack }) => <AttackName attack={attack} />,
    }),
    [t],
  );
  return (
    <>
      {isInverse && <AnswerNote>{t('why.inverse')}</AnswerNote>}
      {stellar && (
        <AnswerNote>
          {t('offense.terastallized', {
            multiplier: formatMultiplier(stellar.multiplier, language),
            attack: attackName(stellar.attack),
          })}
        </AnswerNote>
      )}
      <MatchupGroups groups={groups} labels={labels} />
      {children}
      {stabNote}
      <ScreenActions onClear={onClear}>
        <Link
          to={formatAddress(calculators.coverage.path, formatEntry(entry))}
          className={buttonClassName}
        >
          {icon}
          <span>{t('offense.coverage')}</span>
        </Link>
        {coverageTerm}
      </ScreenActions>
    </>
  );
}

function StabNote() {
  const { t } = useTranslation();
  return (
    <div className={styles.stab}>
      <p>{t('offense.stab')}</p>
      <TermPopover term={t('terms.names.stab')}>{t('terms.stab')}</TermPopover>
    </div>
  );
}

/** Constant elements, so no update renders them again. */
const stabNote = <StabNote />;
const coverageTerm = <CoverageTerm />;

function CoverageTerm() {
  const { t } = useTranslation();
  return <TermPopover term={t('offense.coverage')}>{t('terms.coverage')}</TermPopover>;
}

function AttackName({ attack }: { attack: Attack | undefined }) {
  const { attackName } = useNames();
  return <NameText name={attackName(attack)} />;
}
