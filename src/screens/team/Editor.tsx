import { ArrowDown, ArrowUp, Check, Copy, Shield, Trash2 } from 'lucide-react';
import { defenderLink } from '#calculators/defense.ts';
import { cleanNickname, type Member, maxNicknameLength, noMember } from '#calculators/team.ts';
import { supports } from '#engine/generation.ts';
import type { Item } from '#engine/item.ts';
import { DefenderForm } from '#features/DefenderForm.tsx';
import { useText } from '#i18n/text.ts';
import { broughtBy } from '#pokedex/pokemon.ts';
import { cutAt } from '#pokedex/writtenName.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { ItemSelect } from '#widgets/DefenderSelects.tsx';
import styles from './Editor.module.css';
import type { Team, TeamMember } from './useTeam.ts';

/** What of the editor has the focus when it opens. */
export type EditorPart = 'pokemon' | 'up' | 'down' | 'duplicate' | 'nothing';

/** Everything about a member, to be changed. */
export function Editor({
  team,
  teamMember: { member, pokemon, defender, name },
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
  teamMember: TeamMember;
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
  const { tera, inverse } = defender;
  const solo = defenderLink({ ...member, tera, inverse }, settings);
  const pickItem = useStableCallback((item: Item | undefined) =>
    onChange((present) => ({ ...present, item })),
  );
  return (
    <>
      <DefenderForm<Member>
        settings={settings}
        pokedex={pokedex}
        searchables={searchables}
        pokemon={pokemon}
        defender={defender}
        tera={member.tera}
        autoFocus={focused === 'pokemon'}
        resolve={(present) => team.resolve(present).defender}
        onPick={(picked) =>
          onChange(({ nickname }) => ({
            ...noMember,
            nickname,
            ...broughtBy(generation, picked),
          }))
        }
        onForget={() => onChange(({ nickname }) => ({ ...noMember, nickname }))}
        onChange={onChange}
      >
        {supports(generation, 'items') && (
          <ItemSelect generation={generation} item={defender.item} onPick={pickItem} />
        )}
        <Field
          label={text('team.nickname')}
          value={member.nickname ?? ''}
          cut={(typed) => cutAt(typed, maxNicknameLength)}
          autoComplete="off"
          spellCheck={false}
          onChange={(typed) =>
            onChange((present) => ({ ...present, nickname: cleanNickname(typed) || undefined }))
          }
        />
      </DefenderForm>
      <div className={styles.actions}>
        <Button autoFocus={focused === 'duplicate' && isFull} onClick={onDone}>
          <Check aria-hidden />
          <span>{text('team.done')}</span>
        </Button>
        <Button
          quiet
          disabled={!canMoveUp}
          autoFocus={focused === 'up' || (focused === 'down' && !canMoveDown)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
          <span>{text('team.up')}</span>
        </Button>
        <Button
          quiet
          disabled={!canMoveDown}
          autoFocus={focused === 'down' || (focused === 'up' && !canMoveUp)}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
          <span>{text('team.down')}</span>
        </Button>
        <Button quiet disabled={isFull} autoFocus={focused === 'duplicate'} onClick={onDuplicate}>
          <Copy aria-hidden />
          <span>{text('team.duplicate')}</span>
        </Button>
        <Button quiet onClick={onRemove}>
          <Trash2 aria-hidden />
          <span>{text('team.remove')}</span>
        </Button>
        {defender.typing.length > 0 && (
          <Link to={solo} className={styles.solo}>
            <Shield aria-hidden />
            <span>{text('team.soloOf', { name })}</span>
          </Link>
        )}
      </div>
    </>
  );
}
