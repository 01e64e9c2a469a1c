import { useId, useState } from 'react';
import type { Ruleset } from '#engine/ruleset.ts';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { useHandover } from '#features/useHandover.ts';
import { useLossNotice } from '#features/useLossNotice.ts';
import { useNotices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { emptyTeam, maxMembers, type TeamState } from '#links/team.ts';
import { type UpdateState, useCalculator } from '#session/useCalculator.ts';
import { hasSamePicks } from '#session/viewFields.ts';
import { Card } from '#ui/Card.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';
import { MembersCard } from './members/MembersCard.tsx';
import type { Preview } from './suggestions/preview.ts';
import { Suggestions } from './suggestions/Suggestions.tsx';
import { computeRows, usePreviewedTeam } from './suggestions/usePreviewedTeam.ts';
import { TeamActions } from './TeamActions.tsx';
import { TeamExamples } from './TeamExamples.tsx';
import styles from './TeamScreen.module.css';
import type { TeamSheetName } from './TeamSheets.tsx';
import { sortRows, TableCard } from './table/TableCard.tsx';
import { usePickNames } from './usePickNames.ts';
import { useTeam } from './useTeam.ts';

const TeamSheets = lazyComponent('TeamSheets', () => import('./TeamSheets.tsx'));

/** Shows the team calculator: the members, their weaknesses, and suggested members. */
export function TeamScreen() {
  const { t } = useTranslation();
  const notices = useNotices('team');
  const suggestionsId = useId();
  const [chosenSheet, setSheet] = useState<TeamSheetName>();
  const receivedTeam = useHandover('team');
  const receivedBackup = useHandover('backup');
  const receivedSheet = receivedTeam.files ? 'import' : receivedBackup.files && 'teams';
  const sheet = receivedSheet ?? chosenSheet;
  const [editedIndex, setEditedIndex] = useState<number>();
  const [hoverPreview, setHoverPreview] = useState<Preview>();
  const [pinnedPreview, setPinnedPreview] = useState<Preview>();
  const { entry, update: updateEntry } = useCalculator('team');
  const update = useStableCallback<Parameters<UpdateState<TeamState>>>((next, ...rest) =>
    updateEntry(
      (state, settings) => {
        const nextState = next(state, settings);
        if (!hasSamePicks('team', nextState, state)) {
          setHoverPreview(undefined);
          setPinnedPreview(undefined);
        }
        return nextState;
      },
      ...rest,
    ),
  );
  const team = useTeam(entry, update);
  const { state, resolvedMembers } = team;
  useLossNotice(notices, entry, usePickNames(team));

  const { deferredTeam, previewedMember, lineup, rows } = usePreviewedTeam(
    entry,
    update,
    hoverPreview ?? pinnedPreview,
  );

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

  const add = useStableCallback(({ member, replacedIndex }: Omit<Preview, 'target'>) => {
    const { name } = team.resolve(member);
    const replacedMember =
      replacedIndex === undefined ? undefined : deferredTeam.membersWithTypes[replacedIndex];
    changeWithUndo(
      ({ members, ...rest }) => {
        const index = replacedMember ? members.indexOf(replacedMember.state) : -1;
        const newMembers = index < 0 ? [...members, member] : members.with(index, member);
        return { ...rest, members: newMembers.slice(0, maxMembers) };
      },
      replacedMember
        ? t('team.suggest.replaced', { name, old: replacedMember.name })
        : t('team.suggest.added', { name }),
      true,
    );
  });

  return (
    <>
      <CalculatorScreen
        calculator="team"
        title={`${t('team.pageTitle')} · ${t('defense.pageTitle')}`}
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
        <div className={styles.answer}>
          {team.membersWithTypes.length === 0 ? (
            <TeamExamples
              team={team}
              onPick={(members) => {
                update((state) => ({ ...state, members }));
                setEditedIndex(undefined);
                notices.keepFocus();
              }}
            />
          ) : (
            <TableCard
              suggestionsId={suggestionsId}
              team={deferredTeam}
              lineup={lineup}
              rows={rows}
              previewedMember={previewedMember}
              notices={notices}
            />
          )}
        </div>
        {(resolvedMembers.length > 0 || state.savedId) && (
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
        )}
        {deferredTeam.membersWithTypes.length > 0 && (
          <div className={styles.suggestions}>
            <Suggestions
              id={suggestionsId}
              team={deferredTeam}
              pinnedTarget={pinnedPreview?.target}
              onHover={setHoverPreview}
              onPin={setPinnedPreview}
              onAdd={add}
            />
          </div>
        )}
      </CalculatorScreen>
      <LazyPart>
        {sheet && (
          <TeamSheets
            sheet={sheet}
            team={team}
            lineup={team.membersWithTypes}
            rows={sortRows(computeRows(team.membersWithTypes, team.world), state.sort)}
            receivedFile={(receivedTeam.files ?? receivedBackup.files)?.[0]}
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
