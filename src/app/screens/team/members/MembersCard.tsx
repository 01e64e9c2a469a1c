import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { InverseToggle } from '#app/parts/defender/InverseToggle.tsx';
import { useOtherSearch } from '#app/parts/search/useOtherSearch.ts';
import { toggleItemForm } from '#app/parts/team/itemForm.ts';
import { pastedTeam } from '#app/parts/team/pastedTeam.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { TeamsButton } from '#app/screens/team/saved/TeamsButton.tsx';
import type { TeamSheetName } from '#app/screens/team/TeamSheets.tsx';
import type { Team } from '#app/screens/team/useTeam.ts';
import { handover } from '#app/state/handover.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokemonField } from '#app/typeUi/PokemonField.tsx';
import { useAnnounce } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Sortable } from '#app/ui/lists/Sortable.tsx';
import { PhoneDisclosure } from '#app/ui/PhoneDisclosure.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import {
  emptyMember,
  type Member,
  maxMembers,
  moveItem,
  type TeamState,
  terastallize,
} from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import { MemberCard } from './MemberCard.tsx';
import { MemberEditor, type MemberEditorControl } from './MemberEditor.tsx';
import styles from './MembersCard.module.css';

const icons = { add: <Plus aria-hidden />, import: <ClipboardPaste aria-hidden /> };

/** Returns an update of the state that changes the members. */
function changeMembers(change: (members: readonly Member[]) => readonly Member[]) {
  return (state: TeamState) => ({ ...state, members: change(state.members) });
}

/** Lists the members, with controls that edit, add, move and import them. */
export function MembersCard({
  team,
  editedIndex,
  onEdit,
  onOpenSheet,
  onReplace,
  onRemove,
}: {
  team: Team;
  /** The index of the member whose editor is open. */
  editedIndex: number | undefined;
  onEdit: (index: number | undefined) => void;
  onOpenSheet: (sheet: TeamSheetName) => void;
  /** Called with a change that replaces or removes the Pokémon of the named member. */
  onReplace: (name: string, next: (state: TeamState) => TeamState) => void;
  onRemove: (index: number) => void;
}) {
  const otherSearch = useOtherSearch(team.settings);
  const { t, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const { update, resolvedMembers, settings } = team;
  const [focusedControl, setFocusedControl] = useState<MemberEditorControl>('pokemon');
  const announce = useAnnounce();
  const isFull = resolvedMembers.length >= maxMembers;

  function move(from: number, to: number): void {
    update(changeMembers((members) => moveItem(members, from, to)));
    if (editedIndex === from) onEdit(to);
    else if (editedIndex !== undefined) onEdit(undefined);
    const name = resolvedMembers[from]?.name || t('team.member');
    announce(t('team.moved', { name, position: to + 1, count: resolvedMembers.length }));
  }

  // Stable, because the cards of the other members do not render again.
  const edit = useStableCallback((index: number) => {
    setFocusedControl('nothing');
    onEdit(editedIndex === index ? undefined : index);
  });
  const toggleTera = useStableCallback((index: number) =>
    update(
      changeMembers((members) =>
        terastallize(members, members[index]?.isTerastallized ? undefined : index),
      ),
    ),
  );
  const switchItemForm = useStableCallback((index: number, form: Pokemon) =>
    update(
      changeMembers((members) =>
        members.with(index, toggleItemForm(settings.ruleset, members[index]!, form)),
      ),
    ),
  );

  function renderEditor(member: ResolvedMember, index: number) {
    return (
      <MemberEditor
        team={team}
        resolvedMember={member}
        canMoveUp={index > 0}
        canMoveDown={index < resolvedMembers.length - 1}
        isFull={isFull}
        focusedControl={focusedControl}
        onDone={({ currentTarget }) => {
          const item = currentTarget.closest('li');
          item?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          edit(index);
        }}
        onChange={(change) => {
          const next = changeMembers((members) => {
            const newMember = change(members[index]!);
            const newMembers = members.with(index, newMember);
            const isNewTera = newMember.tera && newMember.tera !== members[index]!.tera;
            return isNewTera ? terastallize(newMembers, index) : newMembers;
          });
          const isReplaced = member.pokemon && change(member.state).pokemon !== member.pokemon.id;
          if (isReplaced) onReplace(member.name, next);
          else update(next);
        }}
        onMove={(step) => {
          setFocusedControl(step < 0 ? 'up' : 'down');
          move(index, index + step);
        }}
        onDuplicate={() => {
          update(
            changeMembers((members) =>
              members
                .toSpliced(index + 1, 0, { ...members[index]!, isTerastallized: false })
                .slice(0, maxMembers),
            ),
          );
          setFocusedControl('duplicate');
          onEdit(index + 1);
        }}
        onRemove={() => onRemove(index)}
      />
    );
  }

  function add(picks: Partial<Member>, name: string): void {
    const member = { ...emptyMember, ...picks };
    update(changeMembers((members) => [...members, member].slice(0, maxMembers)));
    announce(t('team.joined', { name }));
  }

  return (
    <Card aria-label={t('team.members')} className={styles.card}>
      <div className={styles.head}>
        {editedIndex === undefined && !isFull && (
          <div
            className={styles.field}
            onPaste={(event) => {
              const file = pastedTeam(event);
              if (file) handover.set({ content: 'team', files: [file] });
            }}
          >
            <PokemonField
              otherSearch={otherSearch}
              keepsFocus
              placeholder={t('pokemonPicker.label')}
              pokedexState={team.pokedexState}
              searchables={team.searchables}
              selectedPokemon={undefined}
              onPick={(pokemon) =>
                add(
                  picksFromPokemon(settings.ruleset, pokemon),
                  displayName(namesLanguage, pokemon),
                )
              }
              onPickType={(type) =>
                add({ types: [type] }, t('pokemonPicker.type', { type: typeName(type) }))
              }
              onClear={() => {}}
            />
          </div>
        )}
        <TeamsButton savedId={team.state.savedId} onClick={() => onOpenSheet('teams')} />
      </div>
      {resolvedMembers.length > 0 && (
        <Sortable
          label={t('team.members')}
          help={t('team.moveHelp')}
          getHandleLabel={(index) =>
            t('team.move', { name: resolvedMembers[index]?.name || t('team.member') })
          }
          onMove={move}
          onTap={edit}
          count={resolvedMembers.length}
          renderItem={(index) => (
            <MemberCard
              index={index}
              resolvedMember={resolvedMembers[index]!}
              onEdit={edit}
              onTerastallize={toggleTera}
              onToggleItemForm={switchItemForm}
              editor={editedIndex === index && renderEditor(resolvedMembers[index]!, index)}
            />
          )}
        />
      )}
      <div className={styles.actions}>
        <Button
          disabled={isFull}
          onClick={() => {
            update(changeMembers((members) => [...members, emptyMember].slice(0, maxMembers)));
            setFocusedControl('pokemon');
            onEdit(resolvedMembers.length);
          }}
        >
          {icons.add}
          <span>{t('team.add')}</span>
        </Button>
        <Button onClick={() => onOpenSheet('import')}>
          {icons.import}
          <span>{t('team.import')}</span>
        </Button>
        {supports(settings.ruleset, 'inverse') && (
          <PhoneDisclosure label={t('defense.situation')}>
            <InverseToggle pressed={team.state.inverse} onChange={update} />
          </PhoneDisclosure>
        )}
      </div>
      {isFull && <p className={styles.fullNote}>{t('team.full', { count: maxMembers })}</p>}
    </Card>
  );
}
