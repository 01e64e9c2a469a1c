import { memo, useDeferredValue, useMemo } from 'react';
import { applySettings, type Entry } from '#calculators/entries.ts';
import { emptyOffense, type OffenseState } from '#calculators/offense.ts';
import type { TeamState } from '#calculators/team.ts';
import { teamAttacks } from '#calculators/teamAttacks.ts';
import { type Update, useCalculator } from '#calculators/useCalculator.ts';
import { type OffenseGroup, offense as offenseGroups } from '#engine/offense.ts';
import { countOutcomes } from '#engine/outcome.ts';
import type { Settings } from '#engine/settings.ts';
import type { Type } from '#engine/type.ts';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { ShareButtons } from '#features/ShareButtons.tsx';
import { undoable } from '#features/undoable.ts';
import { useLossNotice } from '#features/useLossNotice.ts';
import { useNotices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { traitsIn } from '#pokedex/pokemon.ts';
import { writeSettings } from '#preferences/settings.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { AnswerCard } from '#widgets/AnswerCard.tsx';
import { useGameNames } from '#widgets/gameNames.ts';
import { useNames } from '#widgets/names.ts';
import { Answer } from './Answer.tsx';
import { AttacksCard } from './AttacksCard.tsx';
import { BestSets } from './BestSets.tsx';
import { CoverageSection } from './CoverageSection.tsx';
import { Examples } from './Examples.tsx';
import { NextCard } from './NextCard.tsx';
import styles from './OffenseScreen.module.css';
import { PairsCard } from './PairsCard.tsx';
import { usePokemonByTyping } from './pokemonByTyping.ts';
import { addStrikes, removeAttack } from './updates.ts';
import { useOffense, useTargets } from './useOffense.ts';

const noGroups: readonly OffenseGroup[] = [];

/** What the attacks are super effective against, what walls them, and what to add. */
export function OffenseScreen() {
  const { t } = useTranslation();
  const { strikeName, attackName, formatList } = useNames();
  const notices = useNotices('offense');
  const { entry, update: updateEntry } = useCalculator('offense');
  const update = useStableCallback<Parameters<Update<OffenseState>>>((next) => {
    notices.clear();
    updateEntry(next);
  });
  const offense = useOffense(entry, update);
  // The answer renders first; the cards below it follow with the deferred entry.
  const deferredEntry = useDeferredValue(entry);
  const { attacks, world } = offense;
  const { pokedex } = useSearchables(entry.settings);
  useLossNotice(notices, entry, attacks.map(attackName));
  const isEmpty = attacks.length === 0;
  const groups = useMemo(
    () => (attacks.length === 0 ? noGroups : offenseGroups(attacks, world)),
    [attacks, world],
  );
  const { headline, summary } = useSummary(groups);

  /** Changes the attacks and shows a notice that can undo it. */
  function change(
    next: (state: OffenseState) => OffenseState,
    message: string,
    takesFocus = false,
  ): void {
    notices.change(update, next, { message, takesFocus });
  }

  /** Replaces the attacks by those of a team, under the settings that it remembers. */
  function chooseTeam(team: TeamState, settings: Settings): void {
    const newAttacks = teamAttacks(team, settings, (member) => {
      const pokemon = pokedex?.find(({ id }) => id === member.pokemon);
      return pokemon && traitsIn(settings.generation, pokemon);
    });
    const { settings: settingsBefore } = entry;
    setSettings(settings);
    const undo = undoable(update, (state) => ({ ...state, attacks: newAttacks }));
    notices.show({
      message: t('offense.ofTeamChosen'),
      takesFocus: true,
      undo: () => {
        setSettings(settingsBefore);
        undo();
      },
    });
  }

  const add = useStableCallback((types: readonly Type[], message: string) =>
    change((state) => addStrikes(state, types), message),
  );

  return (
    <CalculatorScreen
      calculator="offense"
      title={[formatList(attacks.map(attackName)), !isEmpty && headline, t('offense.pageTitle')]
        .filter(Boolean)
        .join(' · ')}
      notices={notices}
      ignored={entry.ignored}
      onCorrect={() => update((state) => state)}
      className={styles.screen}
      isWide
    >
      <AttacksCard
        offense={offense}
        onTeam={chooseTeam}
        onRemove={(attack) =>
          change(
            (state) => removeAttack(state, entry.settings, attack),
            t('offense.removed', { attack: strikeName(attack.strike) }),
            true,
          )
        }
      />
      <div className={styles.answer}>
        <AnswerCard
          title={isEmpty ? t('offense.emptyTitle') : headline}
          summary={isEmpty ? t('offense.empty') : summary}
          isEmpty={isEmpty}
          actions={!isEmpty && <ShareButtons iconOnly calculator="offense" notices={notices} />}
        >
          {isEmpty ? (
            <Examples offense={offense} onPick={notices.keepFocus} />
          ) : (
            <Answer
              offense={offense}
              groups={groups}
              onClear={() => change(() => emptyOffense, t('notices.cleared'), true)}
            >
              <Coverage entry={deferredEntry} update={update} />
            </Answer>
          )}
        </AnswerCard>
        <div className={styles.details}>
          <Details entry={deferredEntry} update={update} onAdd={add} />
        </div>
      </div>
      <Sets entry={deferredEntry} update={update} onAdd={add} />
    </CalculatorScreen>
  );
}

function setSettings(settings: Settings): void {
  writeSettings(settings);
  applySettings();
}

type DeferredPart = {
  entry: Entry<'offense'>;
  update: Update<OffenseState>;
  onAdd: (types: readonly Type[], message: string) => void;
};

/** How many Pokémon are hit. */
const Coverage = memo(function Coverage({ entry, update }: Omit<DeferredPart, 'onAdd'>) {
  const offense = useOffense(entry, update);
  const targets = useTargets(offense);
  // The deferred entry is still empty right after the first tap.
  if (offense.attacks.length === 0) return null;
  return <CoverageSection offense={offense} targets={targets} />;
});

/** Which type to add, and what walls the attacks. */
const Details = memo(function Details({ entry, update, onAdd }: DeferredPart) {
  const { generation } = entry.settings;
  const { generationName } = useGameNames();
  const offense = useOffense(entry, update);
  const targets = useTargets(offense);
  const { listedSearchables } = useSearchables(entry.settings);
  const pokemonOf = usePokemonByTyping(listedSearchables);
  return (
    <>
      <NextCard
        key={generationName(generation)}
        offense={offense}
        targets={targets}
        pokemonOf={pokemonOf}
        onAdd={onAdd}
      />
      {offense.attacks.length > 0 && <PairsCard offense={offense} pokemonOf={pokemonOf} />}
    </>
  );
});

/** The best sets of types. */
const Sets = memo(function Sets({ entry, update, onAdd }: DeferredPart) {
  const { generationName } = useGameNames();
  const offense = useOffense(entry, update);
  const targets = useTargets(offense);
  return (
    <BestSets
      key={generationName(entry.settings.generation)}
      offense={offense}
      targets={targets}
      onUse={onAdd}
    />
  );
});

/** The headline, such as "Super effective against 9 types", and a summary of the other types. */
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
