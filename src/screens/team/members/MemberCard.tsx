import { Check, Dna, Ellipsis, Gem } from 'lucide-react';
import { type ComponentProps, memo, type Ref, useId, useRef } from 'react';
import { removeSoftHyphens } from '#browser/softHyphens.ts';
import type { AttackingType, Typing } from '#engine/type.ts';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { formatLabeled, joinLabel } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { EditableRow } from '#screens/team/EditableRow.tsx';
import type { Team } from '#screens/team/useTeam.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { labelName, MemberName } from '#widgets/MemberName.tsx';
import { useNames } from '#widgets/names/names.ts';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { SummaryRow } from '#widgets/SummaryRow.tsx';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './MemberCard.module.css';
import { MemberEditor } from './MemberEditor.tsx';

const moreIcon = <Ellipsis aria-hidden className={styles.moreIcon} />;
const teraOffIcon = <Gem aria-hidden />;
const itemFormIcon = <Dna aria-hidden />;
const teraOnIcon = <Check aria-hidden />;

/**
 * Shows a summary of one member; a press opens its editor, and a switch turns it into its Tera
 * Type.
 */
export function MemberCard({
  team,
  resolvedMember,
  isEditing,
  onEdit,
  onTerastallize,
  onToggleItemForm,
  ...actions
}: {
  team: Team;
  resolvedMember: ResolvedMember;
  isEditing: boolean;
  onEdit: () => void;
  onTerastallize: () => void;
  onToggleItemForm: (form: Pokemon) => void;
} & Omit<ComponentProps<typeof MemberEditor>, 'team' | 'resolvedMember' | 'onDone'>) {
  const { t, language, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const ruleName = useFormatRuleName();
  const editorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const edit = useStableCallback(onEdit);
  const { pokemon, defender, name, shortName, state, tera, itemForm } = resolvedMember;
  const details = [
    ...(state.nickname && pokemon ? [displayName(namesLanguage, pokemon)] : []),
    ...(defender.ability ? [ruleName(defender.ability, 'abilities')] : []),
    ...(defender.secondAbility ? [ruleName(defender.secondAbility, 'abilities')] : []),
    ...(defender.item ? [ruleName(defender.item, 'items')] : []),
  ];
  return (
    <EditableRow
      className={styles.member}
      editorId={editorId}
      editor={
        isEditing && (
          <MemberEditor
            team={team}
            resolvedMember={resolvedMember}
            onDone={() => {
              button.current?.focus();
              onEdit();
            }}
            {...actions}
          />
        )
      }
    >
      <MemberSummary
        ref={button}
        name={name}
        shortName={shortName}
        details={details.join(' · ')}
        typing={defender.typing}
        tera={tera}
        editorId={editorId}
        isEditing={isEditing}
        onEdit={edit}
      />
      {itemForm && (
        <button
          type="button"
          className={styles.itemForm}
          aria-pressed={state.pokemon === itemForm.id}
          aria-label={joinLabel([name, displayName(namesLanguage, itemForm)], language)}
          title={displayName(namesLanguage, itemForm)}
          onClick={() => onToggleItemForm(itemForm)}
        >
          {itemFormIcon}
        </button>
      )}
      {tera && (
        <button
          type="button"
          className={styles.tera}
          aria-pressed={defender.tera !== undefined}
          aria-label={removeSoftHyphens(
            joinLabel([name, t('defense.terastallized', { type: typeName(tera) })], language),
          )}
          onClick={onTerastallize}
        >
          {defender.tera ? teraOnIcon : teraOffIcon}
          <TypeIcon type={tera} />
        </button>
      )}
    </EditableRow>
  );
}

/** Memoized, because a tap changes one of up to twelve members. */
const MemberSummary = memo(function MemberSummary({
  ref,
  name,
  shortName,
  details,
  typing,
  tera,
  editorId,
  isEditing,
  onEdit,
}: {
  ref: Ref<HTMLButtonElement>;
  /** '' for an empty member. */
  name: string;
  shortName: string;
  details: string;
  typing: Typing;
  tera: AttackingType | undefined;
  editorId: string;
  isEditing: boolean;
  onEdit: () => void;
}) {
  const { t, language } = useTranslation();
  const { typingName, typeName } = useNames();
  const actionText = name
    ? t('team.edit', { name: labelName({ name, shortName }) })
    : t('team.unchosen');
  const teraType = tera ? formatLabeled(t('defense.tera'), typeName(tera), language) : '';
  const separator = details && teraType ? ' · ' : '';
  return (
    <SummaryRow
      ref={ref}
      aria-expanded={isEditing}
      aria-controls={isEditing ? editorId : undefined}
      aria-label={removeSoftHyphens(
        joinLabel([actionText, details + separator + teraType, typingName(typing)], language),
      )}
      onClick={onEdit}
      name={
        name ? <MemberName name={name} shortName={shortName} /> : <span>{t('team.unchosen')}</span>
      }
      details={
        <span translate="no">
          <span>{details}</span>
          <span className={styles.teraType}>{separator + teraType}</span>
        </span>
      }
      icons={typing.map((type) => <TypeIcon key={type} type={type} name={typeName(type)} />)}
      trailing={moreIcon}
    />
  );
});
