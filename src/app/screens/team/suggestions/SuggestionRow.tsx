import { Plus } from 'lucide-react';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { isPreviewBeside, type PreviewTrigger } from '#app/ui/usePreviewEnd.ts';
import { explainSuggestion } from '#core/answers/suggest.ts';
import type { Type } from '#core/charts/type.ts';
import type { Member } from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './SuggestionRow.module.css';
import type { SuggestionDescription } from './useDescribeSuggestion.ts';

const addIcon = <Plus aria-hidden />;

/** Shows a suggested member, what it changes, and the reasons; buttons preview it and add it. */
export function SuggestionRow({
  member,
  isOwned,
  description: { name, replacedName, dangerChange, action, actionLabel },
  team: { membersWithTypes, world, resolve },
  samplePokemon,
  replacedIndex,
  isPinned,
  onPreview,
  onPin,
  onAdd,
}: {
  member: Member;
  /** Whether the player has it in the current box. */
  isOwned: boolean;
  description: SuggestionDescription;
  team: Team;
  /** Up to three Pokémon with the typing. */
  samplePokemon: readonly Pokemon[];
  /** The index of the member that the suggestion replaces; undefined for an addition. */
  replacedIndex: number | undefined;
  isPinned: boolean;
  onPreview: (trigger: PreviewTrigger) => void;
  onPin: () => void;
  onAdd: () => void;
}) {
  const { t, language, namesLanguage } = useTranslation();
  const { formatList, typeName } = useNames();
  const { resists, immune, helpedCount, sharedWeaknesses } = explainSuggestion(
    membersWithTypes.filter((_, index) => index !== replacedIndex).map(({ defender }) => defender),
    resolve(member).defender,
    world,
  );
  const typeNames = (types: readonly Type[]) => ({
    types: formatList(types.map(typeName)),
  });
  const names = formatList(samplePokemon.map((pokemon) => displayName(namesLanguage, pokemon)));
  const sentences = [
    resists.length > 0 && t('team.suggest.resists', typeNames(resists)),
    immune.length > 0 && t('team.suggest.immune', typeNames(immune)),
    helpedCount > 0 && t('team.suggest.helps', { count: helpedCount }),
    sharedWeaknesses.length > 0
      ? t('team.suggest.shares', typeNames(sharedWeaknesses))
      : t('team.suggest.sharesNone'),
    samplePokemon.length > 0 && t('team.suggest.examples', { names }),
  ].filter((sentence) => sentence !== false);
  return (
    <li
      className={styles.row}
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && isPreviewBeside() && onPreview('pointer')
      }
    >
      <div className={styles.head}>
        <span className={styles.icons}>
          {member.types.map((type) => (
            <TypeIcon key={type} type={type} />
          ))}
        </span>
        <span className={styles.names}>
          <NameText name={name} className={styles.name} />{' '}
          {isOwned && <span>{t('box.owned')}</span>}{' '}
          {replacedName && <span>{t('team.suggest.insteadOf', { name: replacedName })}</span>}
        </span>
        <span className={styles.buttons}>
          <Button
            quiet
            aria-pressed={isPinned}
            aria-label={removeSoftHyphens(t('team.suggest.tryNamed', { name }))}
            onFocus={({ currentTarget }) =>
              currentTarget.matches(':focus-visible') && onPreview('focus')
            }
            onClick={onPin}
          >
            {t('team.suggest.try')}
          </Button>
          <Button aria-label={removeSoftHyphens(actionLabel)} onClick={onAdd}>
            {replacedName === undefined && addIcon}
            <span>{action}</span>
          </Button>
        </span>
      </div>
      <p>{dangerChange}</p>
      <p className={styles.reasons}>{joinSentences(sentences, language)}</p>
    </li>
  );
}
