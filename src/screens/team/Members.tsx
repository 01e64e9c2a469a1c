import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Member, maxMembers, moved, noMember, type TeamState } from '#calculators/team.ts';
import { supports } from '#engine/generation.ts';
import { ModeSwitch } from '#features/ModeSwitch.tsx';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Sortable } from '#ui/Sortable.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { Unseen } from '#ui/Unseen.tsx';
import type { EditorPart } from './Editor.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './Members.module.css';
import type { TeamSheet } from './TeamSheets.tsx';
import type { Team } from './useTeam.ts';

/** The team, to be put together. */
export function Members({
  team,
  edited,
  onEdit,
  onSheet,
  onRemove,
}: {
  team: Team;
  /** The place of the member that is being changed. */
  edited: number | undefined;
  onEdit: (place: number | undefined) => void;
  onSheet: (sheet: TeamSheet) => void;
  onRemove: (index: number) => void;
}) {
  const { text } = useText();
  const { update, all, settings } = team;
  const [focused, focus] = useState<EditorPart>('pokemon');
  const [spoken, say] = useState('');
  const isFull = all.length >= maxMembers;

  function withMembers(change: (members: readonly Member[]) => readonly Member[]) {
    return (state: TeamState) => ({ ...state, members: change(state.members) });
  }

  function move(from: number, to: number): void {
    update(withMembers((members) => moved(members, from, to)));
    if (edited === from) onEdit(to);
    else if (edited !== undefined) onEdit(undefined);
    const name = all[from]?.name || text('team.member');
    say(text('team.moved', { name, position: to + 1, count: all.length }));
  }

  return (
    <Card aria-label={text('team.members')} className={styles.card}>
      <ModeSwitch current="team" />
      {all.length > 0 && (
        <Sortable
          label={text('team.members')}
          help={text('team.moveHelp')}
          nameOf={(index) => text('team.move', { name: all[index]?.name || text('team.member') })}
          onMove={move}
          items={all.map((member, index) => (
            <MemberCard
              // A team may hold two that are alike: their places tell them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              team={team}
              teamMember={member}
              isEdited={edited === index}
              canMoveUp={index > 0}
              canMoveDown={index < all.length - 1}
              isFull={isFull}
              focused={focused}
              onEdit={() => {
                focus('nothing');
                onEdit(edited === index ? undefined : index);
              }}
              onChange={(change) =>
                update(
                  withMembers((members) =>
                    members.map((each, place) => (place === index ? change(each) : each)),
                  ),
                )
              }
              onMove={(by) => {
                focus(by < 0 ? 'up' : 'down');
                move(index, index + by);
              }}
              onDuplicate={() => {
                update(
                  withMembers((members) =>
                    members.toSpliced(index + 1, 0, members[index]!).slice(0, maxMembers),
                  ),
                );
                focus('duplicate');
                onEdit(index + 1);
              }}
              onRemove={() => onRemove(index)}
            />
          ))}
        />
      )}
      <Unseen role="status">{spoken}</Unseen>
      <div className={styles.actions}>
        <Button
          primary
          disabled={isFull}
          onClick={() => {
            update(withMembers((members) => [...members, noMember].slice(0, maxMembers)));
            focus('pokemon');
            onEdit(all.length);
          }}
        >
          <Plus aria-hidden />
          <span>{text('team.add')}</span>
        </Button>
        <Button onClick={() => onSheet('import')}>
          <ClipboardPaste aria-hidden />
          <span>{text('team.import')}</span>
        </Button>
        {supports(settings.generation, 'tera') && all.some(({ member }) => member.tera) && (
          <Toggle
            pressed={team.state.terastallized}
            onClick={() => update((state) => ({ ...state, terastallized: !state.terastallized }))}
          >
            {text('team.terastallized')}
          </Toggle>
        )}
        {supports(settings.generation, 'inverse') && (
          <Toggle
            pressed={team.state.inverse}
            onClick={() => update((state) => ({ ...state, inverse: !state.inverse }))}
          >
            {text('team.inverse')}
          </Toggle>
        )}
      </div>
      {isFull && <p className={styles.full}>{text('team.full', { count: maxMembers })}</p>}
    </Card>
  );
}
