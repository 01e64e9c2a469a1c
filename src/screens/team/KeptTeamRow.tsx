import { Ellipsis } from 'lucide-react';
import { memo, useId, useMemo, useRef } from 'react';
import type { KeptTeam } from '#calculators/keptTeam.ts';
import { parseTeamLink } from '#calculators/teamLink.ts';
import { formatMoment } from '#i18n/date.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { useGameNames } from '#widgets/gameNames.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import { KeptTeamEditor } from './KeptTeamEditor.tsx';
import { memberStyles as styles } from './MemberCard.tsx';
import type { ChangeTeams } from './useKeptChanges.ts';

const moreIcon = <Ellipsis aria-hidden />;

/** A kept team with its game and the types of its members; a press opens it, another its editor. */
export function KeptTeamRow({
  team,
  isCurrent,
  isEditing,
  onOpen,
  onEdit,
  onChange,
}: {
  team: KeptTeam;
  isCurrent: boolean;
  isEditing: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onChange: ChangeTeams;
}) {
  const { t } = useTranslation();
  const editorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const open = useStableCallback(onOpen);
  return (
    <div className={styles.member}>
      <Head team={team} isCurrent={isCurrent} onOpen={open} />
      <Button
        ref={button}
        quiet
        aria-label={t('team.edit', { name: team.name })}
        aria-expanded={isEditing}
        aria-controls={isEditing ? editorId : undefined}
        onClick={onEdit}
      >
        {moreIcon}
      </Button>
      {isEditing && (
        <div id={editorId} className={styles.editor}>
          <KeptTeamEditor
            team={team}
            onDone={() => {
              button.current?.focus();
              onEdit();
            }}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}

/** Memoized, because there can be hundreds. */
const Head = memo(function Head({
  team: { name, link, changed },
  isCurrent,
  onOpen,
}: {
  team: KeptTeam;
  isCurrent: boolean;
  onOpen: () => void;
}) {
  const { language } = useTranslation();
  const { generationName } = useGameNames();
  const { state, settings } = useMemo(() => parseTeamLink(link), [link]);
  return (
    <button
      type="button"
      className={styles.head}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles.names}>
        <span className={styles.name} translate="no">
          {name}
        </span>{' '}
        <span className={styles.details}>
          {[generationName(settings.generation), formatMoment(changed, language)].join(' · ')}
        </span>
      </span>
      <span className={styles.icons}>
        {state.members.map(({ types }, index) =>
          types.map((type) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a team may hold two equal members
            <TypeIcon key={`${index} ${type}`} type={type} />
          )),
        )}
      </span>
    </button>
  );
});
