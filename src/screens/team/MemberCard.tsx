import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
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
  shown,
  isEdited,
  onEdit,
  ...actions
}: {
  team: Team;
  shown: TeamMember;
  isEdited: boolean;
  onEdit: () => void;
} & Omit<ComponentProps<typeof Editor>, 'team' | 'shown' | 'onDone'>) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const editorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { pokemon, defender, name, member, tera } = shown;
  const asked = name ? text('team.edit', { name }) : text('team.unchosen');
  const details = [
    ...(member.nickname && pokemon ? [displayName(language, pokemon)] : []),
    ...(defender.ability ? [ruleName(defender.ability, 'abilities')] : []),
    ...(defender.item ? [ruleName(defender.item, 'items')] : []),
  ];
  const teraType = tera ? [`${text('defense.tera')}: ${text(`types.${tera}`)}`] : [];
  const typing = useNames().typingName(defender.typing);
  return (
    <div className={styles.member}>
      <button
        ref={button}
        type="button"
        className={styles.head}
        aria-expanded={isEdited}
        aria-controls={isEdited ? editorId : undefined}
        aria-label={[asked, [...details, ...teraType].join(' · '), typing].join(' ')}
        onClick={onEdit}
      >
        <span className={styles.names}>
          <span className={styles.name}>{name || text('team.unchosen')}</span>{' '}
          <span className={styles.details}>
            {details.join(' · ')}
            <span className={styles.teraType}>
              {details.length > 0 && teraType.length > 0 && ' · '}
              {teraType}
            </span>
          </span>
        </span>
        <span className={styles.signs}>
          {defender.typing.map((type) => (
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
      {isEdited && (
        <div id={editorId} className={styles.editor}>
          <Editor
            team={team}
            shown={shown}
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
