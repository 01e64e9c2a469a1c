import { useMemo, useState, useSyncExternalStore } from 'react';
import { narrowScreen } from '#app/browser/media.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { joinLists, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { AnswerCard } from '#app/typeUi/AnswerCard.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TermDefinitions, TermPopover } from '#app/typeUi/TermPopover.tsx';
import { useFormatAnswer } from '#app/typeUi/useFormatAnswer.ts';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import {
  type DefenseGroup,
  type DefenseMatchup,
  defense as defenseGroups,
} from '#core/answers/defense.ts';
import { countOutcomes, outcomeOf } from '#core/hit/outcome.ts';
import { worldIn } from '#core/hit/situation.ts';
import { type DefenseState, emptyDefense, formatAnswerSearch } from '#core/links/defense.ts';
import { Answer } from './Answer.tsx';
import { findAbilityChanges } from './abilityChanges.ts';
import { DefenderCard } from './DefenderCard.tsx';
import { DefenseExamples } from './DefenseExamples.tsx';
import styles from './DefenseScreen.module.css';
import { useDefense } from './useDefense.ts';
import { useFormatOutcomes } from './useFormatOutcomes.ts';
import { useHeading } from './useHeading.ts';
import { useOtherNames } from './useOtherNames.ts';
import { usePickNames } from './usePickNames.ts';

const ShareButtons = lateComponent(
  'ShareButtons',
  () => import('#app/parts/frame/ShareButtons.tsx'),
);

const noGroups: readonly DefenseGroup[] = [];
const getAttacking = ({ attacking }: DefenseMatchup) => attacking;

/** Shows what a Pokémon or a typing is weak to, resists and is immune to. */
export function DefenseScreen() {
  const { t, language } = useTranslation();
  const notices = useNotices('defense');
  const defense = useDefense();
  const { state, update, defender, pokemon, settings, ignored, correctedState } = defense;
  const { ruleset } = settings;
  const { formatList } = useNames();
  const heading = useHeading(defense);
  const otherNames = useOtherNames(defense);
  useLossNotice(notices, defense.entry, usePickNames(defense));
  const groups = useMemo(
    () =>
      defender.typing.length > 0
        ? defenseGroups(defender, worldIn(ruleset, defender.inverse))
        : noGroups,
    [defender, ruleset],
  );
  const summary = useFormatOutcomes()(countOutcomes(groups.flatMap(({ matchups }) => matchups)));
  const weaknesses = useWeaknesses(groups);
  const isEmpty = groups.length === 0;
  // On a phone the form folds into the head of the answer.
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  const isFolded = isNarrow && !isEmpty;
  const [head, setHead] = useState<Element | null>(null);
  const abilityChanges = pokemon
    ? findAbilityChanges(ruleset, pokemon, (ability) => defense.resolve({ ...state, ability }))
    : [];
  // The numbers without an ability may be wrong for the Pokémon that the player faces.
  const notes = abilityChanges.length > 0 && !defender.ability ? [t('defense.abilityMatters')] : [];
  const formatAnswer = useFormatAnswer('defense', getAttacking);

  /** Changes the state; if that replaces or removes the Pokémon, a notice can undo it. */
  function change(next: (state: DefenseState) => DefenseState): void {
    if (pokemon && next(state).pokemon !== pokemon.id) {
      update(next, { message: t('defense.before', { name: heading }) });
    } else update(next);
  }

  return (
    <CalculatorScreen
      calculator="defense"
      title={[
        formatList([heading, ...otherNames].filter(Boolean)),
        weaknesses,
        t(heading ? 'defense.pageTitle' : 'defense.searchTitle'),
      ]
        .filter(Boolean)
        .join(' · ')}
      search={formatAnswerSearch(state)}
      notices={notices}
      ignoredParameters={ignored}
      onCorrect={() => update(() => correctedState)}
      className={styles.screen}
      isWide
    >
      <DefenderCard
        defense={defense}
        head={isFolded ? head : undefined}
        onChange={change}
        onClearPokemon={() =>
          update(
            ({ item, conditions, inverse, others }) => ({
              ...emptyDefense,
              ...{ item, conditions, inverse, others },
            }),
            { message: t('notices.cleared') },
          )
        }
      />
      <AnswerCard
        title={isEmpty ? t('defense.emptyTitle') : heading}
        isName={!isEmpty}
        types={defender.tera ? [defender.tera] : defender.typing}
        explanation={!isEmpty && outcomeTerms}
        summary={isEmpty ? t('defense.empty') : joinSentences([summary, ...notes], language)}
        makeAnnouncement={() =>
          joinSentences([formatAnswer(heading, groups, summary), ...notes], language)
        }
        isEmpty={isEmpty}
        fieldsRef={isFolded ? setHead : undefined}
        actions={
          !isEmpty && (
            <ErrorBoundary fallback={() => null}>
              <ShareButtons iconOnly calculator="defense" notices={notices} />
            </ErrorBoundary>
          )
        }
      >
        {isEmpty ? (
          <DefenseExamples defense={defense} onPick={notices.keepFocus} />
        ) : (
          <Answer
            defense={defense}
            heading={heading}
            notices={notices}
            groups={groups}
            abilityChanges={abilityChanges}
            onChange={change}
            onClear={() =>
              update(() => emptyDefense, { message: t('notices.cleared'), takesFocus: true })
            }
          />
        )}
      </AnswerCard>
    </CalculatorScreen>
  );
}

function OutcomeTerms() {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const entries = [
    [t('terms.names.weakness'), t('terms.weakness')],
    [t('terms.names.resistance'), t('terms.resistance')],
    [t('terms.names.immunity'), t('terms.immunity')],
  ] as const;
  return (
    <TermPopover term={formatList(entries.map(([name]) => name))}>
      <TermDefinitions entries={entries} />
    </TermPopover>
  );
}

/** One constant element, so that React skips it when the screen renders again. */
const outcomeTerms = <OutcomeTerms />;

/** Returns the weaknesses as "4× Rock; 2× Water, Electric"; '' for a defender without any. */
function useWeaknesses(groups: readonly DefenseGroup[]): string {
  const { language } = useTranslation();
  const { formatList, typeName } = useNames();
  const weaknesses = groups.filter(({ multiplier }) => outcomeOf(multiplier) === 'weakness');
  return joinLists(
    weaknesses.map(({ multiplier, matchups }) => {
      const types = formatList(matchups.map(({ attacking }) => typeName(attacking)));
      return `${formatMultiplier(multiplier, language)} ${types}`;
    }),
    language,
  );
}
