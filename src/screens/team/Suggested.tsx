import type { Member } from '#calculators/team.ts';
import type { World } from '#engine/situation.ts';
import { reasonOf } from '#engine/suggest.ts';
import type { Type } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { isBeside, type PreviewBy } from '#ui/preview.ts';
import { useNames } from '#widgets/names.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import styles from './Suggested.module.css';
import type { Team, TeamMember } from './useTeam.ts';
import { useDangers, useSentences } from './words.ts';

/** Somebody who could join: why, and what danger would be left; to be tried out and to be added. */
export function Suggested({
  member,
  team,
  members,
  world,
  such,
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
  /** A few Pokémon of the typing. */
  such: readonly Pokemon[];
  /** The team's danger now, and with this one. */
  dangers: readonly [number, number];
  isPinned: boolean;
  onPreview: (by: PreviewBy) => void;
  onPin: () => void;
  onAdd: () => void;
}) {
  const { text, language } = useText();
  const ruleName = useRuleName();
  const { list, typeName } = useNames();
  const joined = useSentences();
  const { name: bare, defender } = team.resolve(member);
  const ability = member.ability && ruleName(member.ability, 'abilities');
  const name = ability ? text('team.suggest.withAbility', { name: bare, ability }) : bare;
  const { resists, immune, helped, shares } = reasonOf(
    members.map((each) => each.defender),
    defender,
    world,
  );
  const typeNames = (types: readonly Type[]) => ({
    types: list(types.map(typeName)),
  });
  const names = list(such.map((pokemon) => displayName(language, pokemon)));
  const sentences = [
    resists.length > 0 && text('team.suggest.resists', typeNames(resists)),
    immune.length > 0 && text('team.suggest.immune', typeNames(immune)),
    helped > 0 && text('team.suggest.helps', { count: helped }),
    shares.length > 0
      ? text('team.suggest.shares', typeNames(shares))
      : text('team.suggest.sharesNone'),
    such.length > 0 && text('team.suggest.such', { names }),
  ].filter((sentence) => sentence !== false);
  const changed = useDangers()(dangers);
  return (
    <li
      className={styles.suggested}
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && isBeside() && onPreview('pointer')
      }
    >
      <div className={styles.head}>
        <span className={styles.signs}>
          {member.types.map((type) => (
            <TypeSign key={type} type={type} />
          ))}
        </span>
        <span translate="no" className={styles.name}>
          {name}
        </span>
        <span className={styles.buttons}>
          <Button
            quiet
            aria-pressed={isPinned}
            aria-label={text('team.suggest.tryNamed', { name })}
            onFocus={({ currentTarget }) =>
              currentTarget.matches(':focus-visible') && onPreview('focus')
            }
            onClick={onPin}
          >
            {text('team.suggest.try')}
          </Button>
          <Button quiet aria-label={text('team.suggest.addNamed', { name })} onClick={onAdd}>
            {text('team.suggest.add')}
          </Button>
        </span>
      </div>
      <p>{joined(sentences)}</p>
      <p className={styles.danger}>{changed}</p>
    </li>
  );
}
