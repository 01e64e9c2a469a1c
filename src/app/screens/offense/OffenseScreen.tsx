import { useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { formatLabeled, joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { session } from '#app/state/session.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { AnswerCard } from '#app/typeUi/AnswerCard.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { useTypeOfStrike } from '#app/typeUi/StrikeIcon.tsx';
import { useFormatAnswer } from '#app/typeUi/useFormatAnswer.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import {
  type OffenseGroup,
  type OffenseMatchup,
  offense as offenseGroups,
} from '#core/answers/offense.ts';
import type { Type } from '#core/charts/type.ts';
import { countOutcomes } from '#core/hit/outcome.ts';
import { emptyOffense, type OffenseState } from '#core/links/offense.ts';
import type { TeamState } from '#core/links/team.ts';
import { getTeamAttacks } from '#core/picks/teamAttacks.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { Answer } from './Answer.tsx';
import { AttacksCard } from './AttacksCard.tsx';
import { DeferredBestSets, DeferredCoverage, DeferredDetails } from './deferredCards.tsx';
import { OffenseExamples } from './OffenseExamples.tsx';
import styles from './OffenseScreen.module.css';
import { addStrikes, removeAttack } from './updates.ts';
import { useOffense } from './useOffense.ts';

const noGroups: readonly OffenseGroup[] = [];
const getDefending = ({ defending }: OffenseMatchup) => defending;

/** The head of the answer has the colors of at most so many types. */
const maxHeadTypes = 3;

/** A Pokémon has four moves; the names of more attacks would fill the first screen. */
const maxNamedAttacks = 4;

/** Shows what the attacks are super effective against, what walls them, and what to add. */
export function OffenseScreen() {
  const { t, language } = useTranslation();
  const { strikeName, attackName, formatList } = useNames();
  const notices = useNotices('offense');
  const { entry, update } = useCalculator('offense');
  const typeOfStrike = useTypeOfStrike();
  const offense = useOffense(entry, update);
  const { attacks, world } = offense;
  const { pokedex } = usePokedex(entry.settings);
  useLossNotice(notices, entry, attacks.map(attackName));
  const isEmpty = attacks.length === 0;
  const groups = useMemo(
    () => (attacks.length === 0 ? noGroups : offenseGroups(attacks, world)),
    [attacks, world],
  );
  const { headline, summary } = useSummary(groups);
  const attackNames = formatList(attacks.map(attackName));
  const formatAnswer = useFormatAnswer('offense', getDefending);
  const isNamed = attacks.length <= maxNamedAttacks;
  const attackTypes = offense.chosenAttacks.map(({ strike }) => typeOfStrike(strike));
  const headTypes = [...new Set(attackTypes)].filter((type) => type !== undefined);

  const title = isEmpty
    ? t('offense.emptyTitle')
    : isNamed
      ? formatLabeled(attackNames, lowerFirst(headline, language), language)
      : headline;

  /** Changes the attacks and shows a notice whose undo restores the previous ones. */
  function changeWithUndo(
    next: (state: OffenseState) => OffenseState,
    message: string,
    takesFocus = false,
  ): void {
    update(next, { message, takesFocus });
  }

  /** Replaces the attacks by those of a team, under the settings that are stored with it. */
  function chooseTeam(team: TeamState, settings: Settings): void {
    const newAttacks = getTeamAttacks(team, settings, (member) => {
      const pokemon = pokedex?.find(({ id }) => id === member.pokemon);
      return pokemon && traitsIn(settings.ruleset, pokemon);
    });
    session.change<'offense'>(
      entry.key,
      ({ state }) => ({ state: { ...state, attacks: newAttacks }, settings }),
      { message: t('offense.ofTeamChosen'), takesFocus: true },
    );
  }

  const add = useStableCallback((types: readonly Type[], message: string) =>
    changeWithUndo((state) => addStrikes(state, types), message),
  );

  return (
    <CalculatorScreen
      calculator="offense"
      title={[
        attackNames,
        !isEmpty && headline,
        t(isEmpty ? 'offense.searchTitle' : 'offense.pageTitle'),
      ]
        .filter(Boolean)
        .join(' · ')}
      notices={notices}
      ignoredParameters={entry.ignored}
      onCorrect={() => update((state) => state)}
      className={styles.screen}
      isWide
    >
      <AttacksCard
        offense={offense}
        onChooseTeam={chooseTeam}
        onRemove={(attack) =>
          changeWithUndo(
            (state) => removeAttack(state, entry.settings, attack),
            t('offense.removed', { attack: strikeName(attack.strike) }),
            true,
          )
        }
      />
      <div className={styles.answer}>
        <AnswerCard
          title={title}
          types={headTypes.length <= maxHeadTypes ? headTypes : []}
          summary={isEmpty ? t('offense.empty') : summary}
          makeAnnouncement={() =>
            formatAnswer(attackNames, groups, joinHeading(headline, summary, language))
          }
          isEmpty={isEmpty}
          actions={!isEmpty && <ShareButtons iconOnly calculator="offense" notices={notices} />}
        >
          {!isNamed && <p className={styles.attacks}>{attackNames}</p>}
          {isEmpty ? (
            <OffenseExamples offense={offense} onPick={notices.keepFocus} />
          ) : (
            <Answer
              offense={offense}
              groups={groups}
              onClear={() => changeWithUndo(() => emptyOffense, t('notices.cleared'), true)}
            >
              <DeferredCoverage entry={entry} update={update} />
            </Answer>
          )}
        </AnswerCard>
        <div className={styles.details}>
          <DeferredDetails entry={entry} update={update} onAdd={add} />
        </div>
      </div>
      <DeferredBestSets entry={entry} update={update} onAdd={add} />
    </CalculatorScreen>
  );
}

/**
 * Returns the headline, such as "Super effective against 9 types", and a summary of the other
 * types.
 */
function useSummary(groups: readonly OffenseGroup[]): { headline: string; summary: string } {
  const { t } = useTranslation();
  const { weaknesses, normal, resistances, immunities } = countOutcomes(
    groups.flatMap(({ matchups }) => matchups),
  );
  return {
    headline: t('offense.headline', { count: weaknesses }),
    summary: t('offense.summary', {
      normal: t('offense.normal', { count: normal }),
      resistances: t('offense.resistances', { count: resistances }),
      immunities: t('offense.immunities', { count: immunities }),
    }),
  };
}

/** The text with a small letter at its beginning, as after a colon. */
function lowerFirst(text: string, language: string): string {
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}
