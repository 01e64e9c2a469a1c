import type { Member } from '#calculators/team.ts';
import type { World } from '#engine/situation.ts';
import { explainSuggestion } from '#engine/suggest.ts';
import type { Type } from '#engine/type.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { isPreviewBeside, type PreviewTrigger } from '#ui/usePreviewEnd.ts';
import { useNames } from '#widgets/names.ts';
import { useFormatRuleName } from '#widgets/ruleName.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './SuggestionRow.module.css';
import { useFormatDangers } from './sentences.ts';
import type { Team, TeamMember } from './useTeam.ts';

/** A suggested member with reasons and the remaining danger; it can be previewed and added. */
export function SuggestionRow({
  member,
  team,
  members,
  world,
  samplePokemon,
  dangers,
  isPinned,
  onPreview,
  onPin,
  onAdd,
}: {
  member: Member;
  team: Team;
  members: readonly TeamMember[];
  world: World;
  /** Up to three Pokémon with the typing. */
  samplePokemon: readonly Pokemon[];
  /** The team's danger without and with this member, both at least 0. */
  dangers: readonly [number, number];
  isPinned: boolean;
  onPreview: (by: PreviewTrigger) => void;
  onPin: () => void;
  onAdd: () => void;
}) {
  const { t, language } = useTranslation();
  const ruleName = useFormatRuleName();
  const { formatList, typeName } = useNames();
  const { name: baseName, defender } = team.resolve(member);
  const ability = member.ability && ruleName(member.ability, 'abilities');
  const name = ability ? t('team.suggest.withAbility', { name: baseName, ability }) : baseName;
  const { resists, immune, helpedCount, sharedWeaknesses } = explainSuggestion(
    members.map((each) => each.defender),
    defender,
    world,
  );
  const typeNames = (types: readonly Type[]) => ({
    types: formatList(types.map(typeName)),
  });
  const names = formatList(samplePokemon.map((pokemon) => displayName(language, pokemon)));
  const sentences = [
    resists.length > 0 && t('team.suggest.resists', typeNames(resists)),
    immune.length > 0 && t('team.suggest.immune', typeNames(immune)),
    helpedCount > 0 && t('team.suggest.helps', { count: helpedCount }),
    sharedWeaknesses.length > 0
      ? t('team.suggest.shares', typeNames(sharedWeaknesses))
      : t('team.suggest.sharesNone'),
    samplePokemon.length > 0 && t('team.suggest.examples', { names }),
  ].filter((sentence) => sentence !== false);
  const dangerText = useFormatDangers()(dangers);
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
        <span translate="no" className={styles.name}>
          {name}
        </span>
        <span className={styles.buttons}>
          <Button
            quiet
            aria-pressed={isPinned}
            aria-label={t('team.suggest.tryNamed', { name })}
            onFocus={({ currentTarget }) =>
              currentTarget.matches(':focus-visible') && onPreview('focus')
            }
            onClick={onPin}
          >
            {t('team.suggest.try')}
          </Button>
          <Button quiet aria-label={t('team.suggest.addNamed', { name })} onClick={onAdd}>
            {t('team.suggest.add')}
          </Button>
        </span>
      </div>
      <p>{joinSentences(sentences, language)}</p>
      <p className={styles.danger}>{dangerText}</p>
    </li>
  );
}
