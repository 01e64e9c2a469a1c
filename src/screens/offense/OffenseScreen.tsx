import { memo, useDeferredValue } from 'react';
import { addressOf, formatLink } from '#calculators/link.ts';
import { emptyOffense, formatOffense, type OffenseState } from '#calculators/offense.ts';
import { type OffenseGroup, offense } from '#engine/offense.ts';
import { countOutcomes } from '#engine/outcome.ts';
import { isOfficialType, type Type } from '#engine/type.ts';
import { Screen } from '#features/Screen.tsx';
import { useNews } from '#features/useNews.ts';
import { useText } from '#i18n/text.ts';
import { AnswerCard } from '#widgets/AnswerCard.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { useNames } from '#widgets/names.ts';
import { PageHead } from '#widgets/PageHead.tsx';
import { Answer } from './Answer.tsx';
import { AttacksCard } from './AttacksCard.tsx';
import { BestSets } from './BestSets.tsx';
import { CoverageCard } from './CoverageCard.tsx';
import { Examples } from './Examples.tsx';
import { type Havers, useHavers } from './havers.ts';
import { NextCard } from './NextCard.tsx';
import styles from './OffenseScreen.module.css';
import { PairsCard } from './PairsCard.tsx';
import { addStrikes } from './picks.ts';
import { type Offense, useOffense } from './useOffense.ts';

/** The cards that may follow a tap later than its answer. */
type Later = {
  shown: Offense;
  /** The search part of a link to the same attacks. */
  search: string;
  havers: Havers;
  add: (types: readonly Type[], says: string) => void;
};

/** What the attacks hit hard, what walls them, and what to add. */
export function OffenseScreen() {
  const { text } = useText();
  const { strikeName, attackName, list } = useNames();
  const told = useNews();
  const shown = useOffense(told.forget);
  const { state, choose, attacks, world, settings, ignored } = shown;
  const havers = useHavers(shown.searchables);
  const isEmpty = attacks.length === 0;
  const groups = isEmpty ? [] : offense(attacks, world);
  const { headline, summary } = useSummary(groups);
  const search = formatLink(formatOffense(state), settings);

  /** Tells what was done to the attacks, and offers to have them back as they were. */
  function change(
    next: (state: OffenseState) => OffenseState,
    says: string,
    takesFocus = false,
  ): void {
    told.change(choose, next, { says, takesFocus });
  }

  function add(types: readonly Type[], says: string): void {
    change((state) => addStrikes(state, types.filter(isOfficialType)), says);
  }

  // The answer to a tap comes first; what is further down follows when there is time.
  const later = useDeferredValue<Later>({ shown, search, havers, add });

  return (
    <>
      <PageHead
        title={[list(attacks.map(attackName)), !isEmpty && headline, text('offense.pageTitle')]
          .filter(Boolean)
          .join(' · ')}
        description={text('offense.description')}
        path="/offense/"
      />
      <Screen
        told={told}
        ignored={ignored}
        onCorrect={() => choose((state) => state)}
        className={styles.screen}
      >
        <AttacksCard
          offense={shown}
          onRemove={(strike) =>
            change(
              (state) => ({
                ...state,
                attacks: state.attacks.filter((each) => each.strike !== strike),
              }),
              text('offense.removed', { attack: strikeName(strike) }),
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
              <Examples offense={shown} onPick={told.keepFocus} />
            ) : (
              <Answer
                offense={shown}
                groups={groups}
                coverage={addressOf('/offense/coverage/', search)}
                told={told}
                onClear={() => change(() => emptyOffense, text('news.cleared'), true)}
              />
            )}
          </AnswerCard>
          <Beneath {...later} />
        </div>
        <Sets {...later} />
      </Screen>
      <HelpCards of="offense" />
    </>
  );
}

function StabTerm() {
  const { text } = useText();
  return <Explain term={text('terms.names.stab')}>{text('terms.stab')}</Explain>;
}

/** Made once: no tap changes it. */
const stabTerm = <StabTerm />;

/** How many Pokémon that is, what to add to it, and what resists it. */
const Beneath = memo(function Beneath({ shown, search, havers, add }: Later) {
  const isEmpty = shown.attacks.length === 0;
  return (
    <>
      {!isEmpty && <CoverageCard offense={shown} search={search} />}
      <NextCard key={shown.settings.generation} offense={shown} havers={havers} onAdd={add} />
      {!isEmpty && <PairsCard offense={shown} havers={havers} />}
    </>
  );
});

/** The best that there is. */
const Sets = memo(function Sets({ shown, add }: Later) {
  return <BestSets key={shown.settings.generation} offense={shown} onUse={add} />;
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
