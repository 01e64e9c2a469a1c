import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { useHandover } from '#app/parts/frame/useHandover.ts';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { MembersCard } from '#app/screens/team/members/MembersCard.tsx';
import { computeRows } from '#app/screens/team/suggestions/usePreviewedTeam.ts';
import { sortRows } from '#app/screens/team/table/TableCard.tsx';
import { useCalculator } from '#app/state/useCalculator.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Card } from '#app/ui/Card.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { emptyTeam, type TeamState } from '#core/links/team.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { TeamActions } from './TeamActions.tsx';
import { TeamAnswer } from './TeamAnswer.tsx';
import { TeamExamples } from './TeamExamples.tsx';
import styles from './TeamScreen.module.css';
import type { TeamSheetName } from './TeamSheets.tsx';
import { usePickNames } from './usePickNames.ts';
import { useTeam } from './useTeam.ts';

const TeamSheets = lazyComponent('TeamSheets', () => import('./TeamSheets.tsx'));

/** Shows the team calculator: the members, their weaknesses, and suggested members. */
export function TeamScreen() {
  const { t } = useTranslation();
  const notices = useNotices('team');
  const [chosenSheet, setSheet] = useState<TeamSheetName>();
  const receivedTeam = useHandover('team');
  const receivedBackup = useHandover('backup');
  const receivedSheet = receivedTeam.files ? 'import' : receivedBackup.files && 'teams';
  const sheet = receivedSheet ?? chosenSheet;
  const [editedIndex, setEditedIndex] = useState<number>();
  const { entry, update } = useCalculator('team');
  const team = useTeam(entry, update);
  const { state, resolvedMembers } = team;
  useLossNotice(notices, entry, usePickNames(team));

  /** Changes the team and shows a notice whose undo restores the previous team. */
  function changeWithUndo(
    next: (state: TeamState) => TeamState,
    message: string,
    takesFocus = false,
    ruleset?: Ruleset,
  ): void {
    const closeEditor = () => setEditedIndex(undefined);
    update(next, { message, takesFocus, onUndo: closeEditor }, ruleset);
    closeEditor();
  }

  return (
    <>
      <CalculatorScreen
        calculator="team"
        title={t('team.searchTitle')}
        notices={notices}
        ignoredParameters={team.hasWrongMember ? [...entry.ignored, 'member'] : entry.ignored}
        onCorrect={() => update(team.correctTeam)}
        className={styles.screen}
        isWide
      >
        <MembersCard
          team={team}
          editedIndex={editedIndex}
          onEdit={setEditedIndex}
          onOpenSheet={setSheet}
          onReplace={(name, next) => update(next, { message: t('defense.before', { name }) })}
          onRemove={(index) =>
            changeWithUndo(
              (state) => ({
                ...state,
                members: state.members.filter((_, memberIndex) => memberIndex !== index),
              }),
              t('team.removed', { name: resolvedMembers[index]?.name || t('team.member') }),
              true,
            )
          }
        />
        <TeamAnswer
          entry={entry}
          update={update}
          isEmpty={team.membersWithTypes.length === 0}
          notices={notices}
          onChange={changeWithUndo}
          examples={
            <TeamExamples
              team={team}
              onPick={(members) => {
                update((state) => ({ ...state, members }));
                setEditedIndex(undefined);
                notices.keepFocus();
              }}
            />
          }
          actions={
            (resolvedMembers.length > 0 || state.savedId) && (
              <Card>
                <div className={styles.actions}>
                  <TeamActions
                    team={team}
                    onOpenSheet={setSheet}
                    notices={notices}
                    onClear={() =>
                      changeWithUndo(
                        ({ format, sort }) => ({ ...emptyTeam, format, sort }),
                        t('notices.cleared'),
                        true,
                      )
                    }
                  />
                </div>
              </Card>
            )
          }
        />
      </CalculatorScreen>
      <LazyPart>
        {sheet && (
          <TeamSheets
            sheet={sheet}
            team={team}
            lineup={team.membersWithTypes}
            rows={sortRows(computeRows(team.membersWithTypes, team.world), state.sort)}
            receivedFile={(receivedTeam.files ?? receivedBackup.files)?.[0]}
            opensBackup={receivedBackup.files !== undefined}
            onClose={() => {
              receivedTeam.end();
              setSheet(undefined);
            }}
            onImport={(next, message, ruleset) => changeWithUndo(next, message, false, ruleset)}
          />
        )}
      </LazyPart>
    </>
  );
}
