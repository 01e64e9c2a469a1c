import { memo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { Headline } from '#app/screens/team/Headline.tsx';
import type { Team } from '#app/screens/team/useTeam.ts';
import { AnswerNote } from '#app/typeUi/AnswerCard.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { sortByDanger, type TeamRow } from '#core/answers/team.ts';
import { type TeamState, tableFormats, tableSorts } from '#core/links/team.ts';
import { typeCountIn } from '#core/rulesets/ruleset.ts';
import { MembersTable } from './MembersTable.tsx';
import { MultipliersTable } from './MultipliersTable.tsx';
import styles from './TableCard.module.css';
import { TeamMatrix } from './TeamMatrix.tsx';

/** Shows the headline and the table of the team, in the format that the player chose. */
export const TableCard = memo(function TableCard({
  team,
  lineup,
  rows,
  previewedMember,
  suggestionsId,
  notices,
}: {
  team: Team;
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
  previewedMember: ResolvedMember | undefined;
  /** The id of the list of suggestions, to which a button leads. */
  suggestionsId: string;
  notices: Notices;
}) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const { state, update, settings } = team;
  const { format } = state;
  const sortedRows = sortRows(rows, state.sort);
  // The key changes with the members or their order, which closes open explanations.
  const membersKey = state.members.map(({ pokemon, types }) => pokemon ?? types).join();
  return (
    <Card data-preview aria-label={t('defense.answer')} className={styles.card}>
      <Headline
        rows={sortByDanger(rows)}
        members={lineup}
        game={rulesetName(settings.ruleset)}
        actions={<ShareButtons iconOnly calculator="team" notices={notices} />}
      />
      {previewedMember && (
        <p data-previewed className={styles.preview}>
          {t('team.preview', { name: previewedMember.name })}
        </p>
      )}
      {team.isInverse && <AnswerNote>{t('why.inverse')}</AnswerNote>}
      <div className={styles.selects}>
        <Choice
          inline
          label={t('team.format')}
          options={tableFormats}
          value={format}
          getLabel={(each) => t(`team.formats.${each}`)}
          onPick={(format) => update((state) => ({ ...state, format }))}
        />
        {format !== 'members' && (
          <Choice
            inline
            label={t('team.sort')}
            options={tableSorts}
            value={state.sort}
            getLabel={(each) => t(`team.sorts.${each}`)}
            onPick={(sort) => update((state) => ({ ...state, sort }))}
          />
        )}
        <Button
          quiet
          className={styles.toSuggestions}
          onClick={() => openSuggestions(suggestionsId)}
        >
          {t('team.suggest.title')}
        </Button>
      </div>
      {format === 'members' ? (
        <MembersTable
          key={membersKey}
          lineup={lineup}
          rows={sortedRows}
          previewedMember={previewedMember}
        />
      ) : format === 'complex' ? (
        <MultipliersTable
          key={membersKey}
          lineup={lineup}
          rows={sortedRows}
          typeCount={typeCountIn(settings.ruleset, settings.typeCount)}
        />
      ) : (
        <TeamMatrix
          key={membersKey}
          lineup={lineup}
          rows={sortedRows}
          previewedMember={previewedMember}
          format={format}
        />
      )}
    </Card>
  );
});

/** Scrolls to the card of the suggestions, and moves the focus there. */
function openSuggestions(cardId: string): void {
  const card = document.getElementById(cardId);
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}

/** Sorts the rows by danger, or else keeps the order of the type chart. */
export function sortRows(rows: readonly TeamRow[], sort: TeamState['sort']): readonly TeamRow[] {
  return sort === 'danger' ? sortByDanger(rows) : rows;
}
