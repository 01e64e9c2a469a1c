import { ArrowDown, ArrowUp, Check, Copy, Shield, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { defenderLink, withToggled } from '#calculators/defense.ts';
import { cleanNickname, type Member, maxNicknameLength, noMember } from '#calculators/team.ts';
import type { Ability } from '#engine/ability.ts';
import { supports, typeCountIn, typesIn } from '#engine/generation.ts';
import type { Item } from '#engine/item.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { broughtBy, soleAbilityIn } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useSteady } from '#ui/useSteady.ts';
import { AbilitySelect, ItemSelect, TeraSelect } from '#widgets/DefenderSelects.tsx';
import { PokemonField } from '#widgets/PokemonField.tsx';
import { TypePicker } from '#widgets/TypePicker.tsx';
import styles from './Editor.module.css';
import type { Team, TeamMember } from './useTeam.ts';

/** What of the editor has the focus when it opens. */
export type EditorPart = 'pokemon' | 'up' | 'down' | 'duplicate' | 'nothing';

/** Everything about a member, to be changed. */
export function Editor({
  team,
  shown: { member, pokemon, defender, name },
  canMoveUp,
  canMoveDown,
  isFull,
  focused,
  onDone,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: {
  team: Team;
  shown: TeamMember;
  canMoveUp: boolean;
  canMoveDown: boolean;
  isFull: boolean;
  focused: EditorPart;
  onDone: () => void;
  onChange: (change: (member: Member) => Member) => void;
  onMove: (by: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  const { text } = useText();
  const { settings, pokedex, searchables } = team;
  const { generation } = settings;
  const room = typeCountIn(generation, settings.typeCount);
  const none = pokemon && soleAbilityIn(generation, pokemon) ? 'none' : undefined;
  const { tera, inverse } = defender;
  const solo = defenderLink({ ...member, tera, inverse }, settings);
  const pickAbility = useSteady((ability: Ability | undefined) =>
    onChange((present) => ({ ...present, ability: ability ?? none })),
  );
  const pickTera = useSteady((tera: OfficialAttackingType | undefined) =>
    onChange((present) => ({ ...present, tera })),
  );
  const pickItem = useSteady((item: Item | undefined) =>
    onChange((present) => ({ ...present, item })),
  );
  return (
    <>
      <PokemonField
        pokedex={pokedex}
        searchables={searchables}
        picked={pokemon}
        autoFocus={focused === 'pokemon'}
        onPick={(picked) =>
          onChange(({ nickname }) => ({
            ...noMember,
            nickname,
            ...broughtBy(generation, picked),
          }))
        }
        onForget={() => onChange(({ nickname }) => ({ ...noMember, nickname }))}
      />
      <TypePicker
        label={text('defense.types')}
        types={typesIn(generation)}
        picked={defender.typing}
        help={text(`defense.typesHelp_${room}`)}
        onToggle={(type) =>
          onChange((present) => {
            const { typing, ability } = team.resolve(present).defender;
            return {
              ...present,
              pokemon: undefined,
              ability: present.ability ?? ability,
              types: withToggled(typing, type, room),
            };
          })
        }
      />
      <div className={styles.selects}>
        {supports(generation, 'abilities') && (
          <AbilitySelect
            generation={generation}
            pokemon={pokemon}
            ability={defender.ability}
            onPick={pickAbility}
          />
        )}
        {supports(generation, 'tera') && <TeraSelect tera={member.tera} onPick={pickTera} />}
        {supports(generation, 'items') && (
          <ItemSelect generation={generation} item={defender.item} onPick={pickItem} />
        )}
        <Field
          label={text('team.nickname')}
          value={member.nickname ?? ''}
          maxLength={maxNicknameLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(typed) =>
            onChange((present) => ({ ...present, nickname: cleanNickname(typed) || undefined }))
          }
        />
      </div>
      <div className={styles.actions}>
        <Button autoFocus={focused === 'duplicate' && isFull} onClick={onDone}>
          <Check aria-hidden />
          {text('team.done')}
        </Button>
        <Button
          quiet
          disabled={!canMoveUp}
          autoFocus={focused === 'up' || (focused === 'down' && !canMoveDown)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
          {text('team.up')}
        </Button>
        <Button
          quiet
          disabled={!canMoveDown}
          autoFocus={focused === 'down' || (focused === 'up' && !canMoveUp)}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
          {text('team.down')}
        </Button>
        <Button quiet disabled={isFull} autoFocus={focused === 'duplicate'} onClick={onDuplicate}>
          <Copy aria-hidden />
          {text('team.duplicate')}
        </Button>
        <Button quiet onClick={onRemove}>
          <Trash2 aria-hidden />
          {text('team.remove')}
        </Button>
        {defender.typing.length > 0 && (
          <Link to={solo} className={styles.solo}>
            <Shield aria-hidden />
            {text('team.soloOf', { name })}
          </Link>
        )}
      </div>
    </>
  );
}
