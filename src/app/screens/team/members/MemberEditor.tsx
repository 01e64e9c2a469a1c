import { Check, Copy, Shield, Trash2 } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DefenderForm } from '#app/parts/defender/DefenderForm.tsx';
import { ShortTextField } from '#app/parts/frame/ShortTextField.tsx';
import { MovesField } from '#app/parts/moves/MovesField.tsx';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { MoveButtons } from '#app/screens/team/MoveButtons.tsx';
import type { Team } from '#app/screens/team/useTeam.ts';
import { ItemSelect } from '#app/typeUi/DefenderSelects.tsx';
import { AfterPaint } from '#app/ui/AfterPaint.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { cleanNickname, emptyMember, type Member, maxNicknameLength } from '#core/links/team.ts';
import { moveUserOf } from '#core/picks/moveUser.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { battleItemsIn } from '#core/rules/heldItem.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import styles from './MemberEditor.module.css';

const icons = {
  done: <Check aria-hidden />,
  duplicate: <Copy aria-hidden />,
  remove: <Trash2 aria-hidden />,
  solo: <Shield aria-hidden />,
};

/** The control of the editor that has the focus when it opens. */
export type MemberEditorControl = 'pokemon' | 'up' | 'down' | 'duplicate' | 'nothing';

/** Shows the form that edits a member, with buttons that move, duplicate and remove it. */
export function MemberEditor({
  team,
  resolvedMember: { state, pokemon, defender, name },
  canMoveUp,
  canMoveDown,
  isFull,
  focusedControl,
  onDone,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: {
  team: Team;
  resolvedMember: ResolvedMember;
  canMoveUp: boolean;
  canMoveDown: boolean;
  isFull: boolean;
  focusedControl: MemberEditorControl;
  onDone: MouseEventHandler<HTMLButtonElement>;
  onChange: (change: (member: Member) => Member) => void;
  onMove: (step: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { settings, pokedexState, searchables } = team;
  const { ruleset } = settings;
  const { tera, inverse } = defender;
  const soloLink = formatDefenseUrl({ ...state, tera, inverse }, settings);
  return (
    <>
      <DefenderForm<Member>
        hasLateSelects
        settings={settings}
        pokedexState={pokedexState}
        searchables={searchables}
        pokemon={pokemon}
        defender={defender}
        tera={state.tera}
        autoFocus={focusedControl === 'pokemon'}
        resolve={(current) => team.resolve(current).defender}
        onPick={(newPokemon) =>
          onChange(({ nickname, set }) => ({
            ...emptyMember,
            ...{ nickname, set },
            ...picksFromPokemon(ruleset, newPokemon),
          }))
        }
        onClear={() => onChange(({ nickname, set }) => ({ ...emptyMember, nickname, set }))}
        onChange={onChange}
      >
        {supports(ruleset, 'items') && (
          <ItemSelect
            items={battleItemsIn(ruleset, pokemon?.number)}
            item={state.item}
            onPick={(item) => onChange((current) => ({ ...current, item }))}
          />
        )}
        <ShortTextField
          label={t('team.nickname')}
          value={state.nickname ?? ''}
          maxLength={maxNicknameLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(text) =>
            onChange((current) => ({ ...current, nickname: cleanNickname(text) || undefined }))
          }
        />
      </DefenderForm>
      <AfterPaint>
        <MovesField
          ruleset={ruleset}
          attacks={state.attacks}
          user={moveUserOf(state, defender)}
          onChange={(next) =>
            onChange((current) => ({ ...current, attacks: next(current.attacks) }))
          }
        />
        <div className={styles.actions}>
          <Button autoFocus={focusedControl === 'duplicate' && isFull} onClick={onDone}>
            {icons.done}
            <span>{t('team.done')}</span>
          </Button>
          <MoveButtons
            canMoveUp={canMoveUp}
            canMoveDown={canMoveDown}
            focusedControl={focusedControl}
            onMove={onMove}
          />
          <Button
            quiet
            disabled={isFull}
            autoFocus={focusedControl === 'duplicate'}
            onClick={onDuplicate}
          >
            {icons.duplicate}
            <span>{t('team.duplicate')}</span>
          </Button>
          <Button quiet onClick={onRemove}>
            {icons.remove}
            <span>{t('team.remove')}</span>
          </Button>
          {defender.typing.length > 0 && (
            <Link to={soloLink} className={styles.soloLink}>
              {icons.solo}
              <span>{t('team.soloOf', { name })}</span>
            </Link>
          )}
        </div>
      </AfterPaint>
    </>
  );
}
