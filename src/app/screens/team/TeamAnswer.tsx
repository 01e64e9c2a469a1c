import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Preview } from '#app/screens/team/suggestions/preview.ts';
import { Suggestions } from '#app/screens/team/suggestions/Suggestions.tsx';
import { usePreviewedTeam } from '#app/screens/team/suggestions/usePreviewedTeam.ts';
import { TableCard } from '#app/screens/team/table/TableCard.tsx';
import type { CalculatorEntry } from '#app/state/entry.ts';
import type { UpdateState } from '#app/state/useCalculator.ts';
import { hasSamePicks } from '#app/state/viewFields.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { maxMembers, type TeamState } from '#core/links/team.ts';
import styles from './TeamAnswer.module.css';

/**
 * Shows the table and the suggestions of a team. They render after the control that the player tapped, in
 * a pass that renders nothing else of the screen.
 */
export function TeamAnswer({
  entry,
  update,
  isEmpty,
  notices,
  onChange,
  examples,
  actions,
}: {
  entry: CalculatorEntry<'team'>;
  update: UpdateState<TeamState>;
  /** Whether no member has types, so that examples are shown instead of the table. */
  isEmpty: boolean;
  notices: Notices;
  /** Called with a change of the team, and its message. */
  onChange: (next: (state: TeamState) => TeamState, message: string, takesFocus: true) => void;
  examples: ReactNode;
  /** What is between the table and the suggestions. */
  actions: ReactNode;
}) {
  const { t } = useTranslation();
  const suggestionsId = useId();
  const [hoverPreview, setHoverPreview] = useState<Preview>();
  const [pinnedPreview, setPinnedPreview] = useState<Preview>();
  const [previewedState, setPreviewedState] = useState(entry.state);
  // Other picks end the previews, before anything of them is shown.
  if (previewedState !== entry.state) {
    setPreviewedState(entry.state);
    if (!hasSamePicks('team', entry.state, previewedState)) {
      setHoverPreview(undefined);
      setPinnedPreview(undefined);
    }
  }
  const { deferredTeam, previewedMember, lineup, rows } = usePreviewedTeam(
    entry,
    update,
    hoverPreview ?? pinnedPreview,
  );

  const add = useStableCallback(({ member, replacedIndex }: Omit<Preview, 'target'>) => {
    const { name } = deferredTeam.resolve(member);
    const replacedMember =
      replacedIndex === undefined ? undefined : deferredTeam.membersWithTypes[replacedIndex];
    onChange(
      ({ members, ...rest }) => {
        const index = replacedMember ? members.indexOf(replacedMember.state) : -1;
        const newMembers = index < 0 ? [...members, member] : members.with(index, member);
        return { ...rest, members: newMembers.slice(0, maxMembers) };
      },
      replacedMember
        ? t('team.suggest.replaced', { name, old: replacedMember.name })
        : t('team.joined', { name }),
      true,
    );
  });

  return (
    <>
      <div className={styles.answer}>
        {isEmpty ? (
          examples
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
      {actions}
      {deferredTeam.membersWithTypes.length > 0 && (
        <div data-suggestions className={styles.suggestions}>
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
    </>
  );
}
