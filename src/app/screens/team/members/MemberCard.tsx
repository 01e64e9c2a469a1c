import { Check, Dna, Ellipsis, Gem } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { formatLabeled, joinLabel } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { EditableRow } from '#app/screens/team/EditableRow.tsx';
import { labelName, MemberName } from '#app/typeUi/MemberName.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { SummaryRow } from '#app/typeUi/SummaryRow.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './MemberCard.module.css';

const moreIcon = <Ellipsis aria-hidden className={styles.moreIcon} />;
const teraOffIcon = <Gem aria-hidden />;
const itemFormIcon = <Dna aria-hidden />;
const teraOnIcon = <Check aria-hidden />;

/**
 * Shows a summary of one member; a press opens its editor, and a switch turns it into its Tera
 * Type. Memoized, because a tap changes one of up to twelve members.
 */
export const MemberCard = memo(function MemberCard({
  index,
  resolvedMember,
  editor,
  onEdit,
  onTerastallize,
  onToggleItemForm,
}: {
  index: number;
  resolvedMember: ResolvedMember;
  /** The editor, if it is open. */
  editor: ReactNode;
  onEdit: (index: number) => void;
  onTerastallize: (index: number) => void;
  onToggleItemForm: (index: number, form: Pokemon) => void;
}) {
  const { t, language, namesLanguage } = useTranslation();
  const { typeName, typingName, ruleName } = useNames();
  const editorId = useId();
  const { pokemon, defender, name, shortName, state, tera, itemForm } = resolvedMember;
  const details = [
    ...(state.nickname && pokemon ? [displayName(namesLanguage, pokemon)] : []),
    ...(defender.ability ? [ruleName(defender.ability, 'abilities')] : []),
    ...(defender.secondAbility ? [ruleName(defender.secondAbility, 'abilities')] : []),
    ...(defender.item ? [ruleName(defender.item, 'items')] : []),
  ].join(' · ');
  const actionText = name
    ? t('team.edit', { name: labelName({ name, shortName }) })
    : t('team.unchosen');
  const teraType = tera ? formatLabeled(t('defense.tera'), typeName(tera), language) : '';
  const separator = details && teraType ? ' · ' : '';
  return (
    <EditableRow className={styles.member} editorId={editorId} editor={editor}>
      <SummaryRow
        aria-expanded={Boolean(editor)}
        aria-controls={editor ? editorId : undefined}
        aria-label={removeSoftHyphens(
          joinLabel(
            [actionText, details + separator + teraType, typingName(defender.typing)],
            language,
          ),
        )}
        onClick={() => onEdit(index)}
        name={
          name ? (
            <MemberName name={name} shortName={shortName} />
          ) : (
            <span>{t('team.unchosen')}</span>
          )
        }
        details={
          <span translate="no">
            <span>{details}</span>
            <span className={styles.teraType}>{separator + teraType}</span>
          </span>
        }
        icons={defender.typing.map((type) => (
          <TypeIcon key={type} type={type} name={typeName(type)} />
        ))}
        trailing={moreIcon}
      />
      {itemForm && (
        <button
          type="button"
          className={styles.itemForm}
          aria-pressed={state.pokemon === itemForm.id}
          aria-label={joinLabel([name, displayName(namesLanguage, itemForm)], language)}
          title={displayName(namesLanguage, itemForm)}
          onClick={() => onToggleItemForm(index, itemForm)}
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
          onClick={() => onTerastallize(index)}
        >
          {defender.tera ? teraOnIcon : teraOffIcon}
          <TypeIcon type={tera} />
        </button>
      )}
    </EditableRow>
  );
});
