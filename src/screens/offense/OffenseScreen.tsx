import { memo, useDeferredValue, useMemo } from 'react';
import type { Entry } from '#calculators/entries.ts';
import { emptyOffense, type OffenseState } from '#calculators/offense.ts';
import { type Update, useCalculator } from '#calculators/useCalculator.ts';
import { type OffenseGroup, offense as offenseGroups } from '#engine/offense.ts';
import { countOutcomes } from '#engine/outcome.ts';
import { isOfficialType, type Type } from '#engine/type.ts';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { useNotices } from '#features/useNotices.ts';
import { useText } from '#i18n/text.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { AnswerCard } from '#widgets/AnswerCard.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { useNames } from '#widgets/names.ts';
import { Answer } from './Answer.tsx';
import { AttacksCard } from './AttacksCard.tsx';
import { BestSets } from './BestSets.tsx';
import { CoverageCard } from './CoverageCard.tsx';
import { Examples } from './Examples.tsx';
import { useHavers } from './havers.ts';
import { NextCard } from './NextCard.tsx';
import styles from './OffenseScreen.module.css';
import { PairsCard } from './PairsCard.tsx';
import { addStrikes, removeAttack } from './picks.ts';
import { useOffense, useTargets } from './useOffense.ts';

const noGroups: readonly OffenseGroup[] = [];

/** What the attacks are super effective against, what walls them, and what to add. */
export function OffenseScreen() {
  const { text } = useText();
  const { strikeName, attackName, list } = useNames();
  const notices = useNotices('offense');
  const { entry, update: updateEntry } = useCalculator('offense');
  const update = useStableCallback<Parameters<Update<OffenseState>>>((next) => {
    notices.clear();
    updateEntry(next);
  });
  const offense = useOffense(entry, update);
  // The answer to a tap comes first; what is further down follows when there is time.
  const deferredEntry = useDeferredValue(entry);
  const { attacks, world } = offense;
  const isEmpty = attacks.length === 0;
  const groups = useMemo(
    () => (attacks.length === 0 ? noGroups : offenseGroups(attacks, world)),
    [attacks, world],
  );
  const { headline, summary } = useSummary(groups);

  /** Changes the attacks, shows a notice, and offers them back as they were. */
  function change(
    next: (state: OffenseState) => OffenseState,
    message: string,
    takesFocus = false,
  ): void {
    notices.change(update, next, { message, takesFocus });
  }

  const add = useStableCallback((types: readonly Type[], message: string) =>
    change((state) => addStrikes(state, types.filter(isOfficialType)), message),
  );

  return (
    <CalculatorScreen
      calculator="offense"
      title={[list(attacks.map(attackName)), !isEmpty && headline, text('offense.pageTitle')]
        .filter(Boolean)
        .join(' · ')}
      notices={notices}
      ignored={entry.ignored}
      onCorrect={() => update((state) => state)}
      className={styles.screen}
    >
      <AttacksCard
        offense={offense}
        onRemove={(attack) =>
          change(
            (state) => removeAttack(state, entry.settings, attack),
            text('offense.removed', { attack: strikeName(attack.strike) }),
            true,
          )
        }
      />
      <div className={styles.answer}>
        <AnswerCard
          title={isEmpty ? text('offense.emptyTitle') : headline}
          explained={!isEmpty && stabTerm}
          summary={isEmpty ? text('offense.empty') : summary}
          isEmpty={isEmpty}
        >
          {isEmpty ? (
            <Examples offense={offense} onPick={notices.keepFocus} />
          ) : (
            <Answer
              offense={offense}
              groups={groups}
              notices={notices}
              onClear={() => change(() => emptyOffense, text('news.cleared'), true)}
            />
          )}
        </AnswerCard>
        <Details entry={deferredEntry} update={update} onAdd={add} />
      </div>
      <Sets entry={deferredEntry} update={update} onAdd={add} />
    </CalculatorScreen>
  );
}

function StabTerm() {
  const { text } = useText();
  return <Explain term={text('terms.names.stab')}>{text('terms.stab')}</Explain>;
}

/** Made once: no tap changes it. */
const stabTerm = <StabTerm />;

type DeferredCard = {
  entry: Entry<'offense'>;
  update: Update<OffenseState>;
  onAdd: (types: readonly Type[], message: string) => void;
};

/** How many Pokémon are hit, which type to add, and what walls the attacks. */
const Details = memo(function Details({ entry, update, onAdd }: DeferredCard) {
  const { generation } = entry.settings;
  const offense = useOffense(entry, update);
  const targets = useTargets(offense);
  const { searchables } = useSearchables(generation);
  const havers = useHavers(searchables);
  const isEmpty = offense.attacks.length === 0;
  return (
    <>
      {!isEmpty && <CoverageCard offense={offense} targets={targets} />}
      <NextCard
        key={generation}
        offense={offense}
        targets={targets}
        havers={havers}
        onAdd={onAdd}
      />
      {!isEmpty && <PairsCard offense={offense} havers={havers} />}
    </>
  );
});

/** The best sets of types. */
const Sets = memo(function Sets({ entry, update, onAdd }: DeferredCard) {
  const offense = useOffense(entry, update);
  const targets = useTargets(offense);
  return (
    <BestSets key={entry.settings.generation} offense={offense} targets={targets} onUse={onAdd} />
  );
});

/** "Hits 9 types hard", and what becomes of the other types. */
function useSummary(groups: readonly OffenseGroup[]): { headline: string; summary: string } {
  const { text } = useText();
  const { weaknesses, normal, resistances, immunities } = countOutcomes(
    groups.flatMap(({ matchups }) => matchups),
  );
  return {
    headline: text('offense.headline', { count: weaknesses }),
    summary: text('offense.summary', {
      normal: text('offense.normal', { count: normal }),
      resistances: text('offense.resistances', { count: resistances }),
      immunities: text('offense.immunities', { count: immunities }),
    }),
  };
}
