import { Ellipsis } from 'lucide-react';
import { type ComponentProps, memo, type Ref, useId, useRef } from 'react';
import type { OfficialAttackingType, OfficialTyping } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { useNames } from '#widgets/names.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import { Editor } from './Editor.tsx';
import styles from './MemberCard.module.css';
import type { Team, TeamMember } from './useTeam.ts';

const more = <Ellipsis aria-hidden className={styles.more} />;

/** One member: what it is, and on demand everything about it to be changed. */
export function MemberCard({
  team,
  teamMember,
  isEdited,
  onEdit,
  ...actions
}: {
  team: Team;
  teamMember: TeamMember;
  isEdited: boolean;
  onEdit: () => void;
} & Omit<ComponentProps<typeof Editor>, 'team' | 'teamMember' | 'onDone'>) {
  const { language } = useText();
  const ruleName = useRuleName();
  const editorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const edit = useStableCallback(onEdit);
  const { pokemon, defender, name, member, tera } = teamMember;
  const details = [
    ...(member.nickname && pokemon ? [displayName(language, pokemon)] : []),
    ...(defender.ability ? [ruleName(defender.ability, 'abilities')] : []),
    ...(defender.item ? [ruleName(defender.item, 'items')] : []),
  ];
  return (
    <div className={styles.member}>
      <Head
        ref={button}
        name={name}
        details={details.join(' · ')}
        typing={defender.typing}
        tera={tera}
        editorId={editorId}
        isEdited={isEdited}
        onEdit={edit}
      />
      {isEdited && (
        <div id={editorId} className={styles.editor}>
          <Editor
            team={team}
            teamMember={teamMember}
            onDone={() => {
              button.current?.focus();
              onEdit();
            }}
            {...actions}
          />
        </div>
      )}
    </div>
  );
}

/** Remembered, for a tap changes one member of up to twelve. */
const Head = memo(function Head({
  ref,
  name,
  details,
  typing,
  tera,
  editorId,
  isEdited,
  onEdit,
}: {
  ref: Ref<HTMLButtonElement>;
  /** '' for one that is still nobody. */
  name: string;
  details: string;
  typing: OfficialTyping;
  tera: OfficialAttackingType | undefined;
  editorId: string;
  isEdited: boolean;
  onEdit: () => void;
}) {
  const { text } = useText();
  const { typingName } = useNames();
  const asked = name ? text('team.edit', { name }) : text('team.unchosen');
  const teraType = tera ? `${text('defense.tera')}: ${text(`types.${tera}`)}` : '';
  const separator = details && teraType ? ' · ' : '';
  return (
    <button
      ref={ref}
      type="button"
      className={styles.head}
      aria-expanded={isEdited}
      aria-controls={isEdited ? editorId : undefined}
      aria-label={[asked, details + separator + teraType, typingName(typing)].join(' ')}
      onClick={onEdit}
    >
      <span className={styles.names}>
        <span translate={name ? 'no' : undefined} className={styles.name}>
          {name || text('team.unchosen')}
        </span>{' '}
        <span translate="no" className={styles.details}>
          <span>{details}</span>
          <span className={styles.teraType}>{separator + teraType}</span>
        </span>
      </span>
      <span className={styles.signs}>
        {typing.map((type) => (
          <TypeSign key={type} type={type} name={text(`types.${type}`)} />
        ))}
        {tera && (
          <span className={styles.tera}>
            <TypeSign type={tera} name={text(`types.${tera}`)} />
          </span>
        )}
      </span>
      {more}
    </button>
  );
});
