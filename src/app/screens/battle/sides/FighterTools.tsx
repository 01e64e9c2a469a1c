import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sendOut, toggleActive, toggleFainted } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { AbilityChips } from './AbilityChips.tsx';
import { FighterEditor } from './FighterEditor.tsx';
import styles from './FighterTools.module.css';
import { ItemFormToggle } from './ItemFormToggle.tsx';
import { TeraToggle } from './TeraToggle.tsx';
import { TriggerToggles } from './TriggerToggles.tsx';

const icons = { edit: <Pencil aria-hidden />, remove: <Trash2 aria-hidden /> };

/**
 * Shows the controls for a member in the battle: on the field, fainted, Terastallized, and the form
 * that edits it.
 */
export function FighterTools({
  battle,
  member,
  onRemove,
}: {
  battle: Battle;
  member: SideMember;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const editorId = useId();
  const [isEditing, setEditing] = useState(false);
  const { name, side, sideIndex } = member;
  const { hasFainted, isActive } = member.state;
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Toggle
          pressed={isActive === true}
          disabled={hasFainted}
          onClick={() =>
            battle.update(
              battle.isDoubles
                ? toggleActive(side, sideIndex)
                : sendOut(side, isActive ? undefined : sideIndex),
            )
          }
        >
          {t('battle.active')}
        </Toggle>
        <Toggle
          pressed={hasFainted === true}
          onClick={() => battle.update(toggleFainted(side, sideIndex))}
        >
          {t('battle.fainted')}
        </Toggle>
        <TeraToggle battle={battle} member={member} />
        <ItemFormToggle battle={battle} member={member} />
        <TriggerToggles battle={battle} member={member} />
        <div className={styles.buttons}>
          <Button
            aria-label={t('team.edit', { name })}
            aria-expanded={isEditing}
            aria-controls={isEditing ? editorId : undefined}
            onClick={() => setEditing(!isEditing)}
          >
            {icons.edit}
          </Button>
          <Button aria-label={t('battle.removeMember', { name })} onClick={onRemove}>
            {icons.remove}
          </Button>
        </div>
      </div>
      {/* The editor has the ability, too. */}
      {!isEditing && <AbilityChips battle={battle} member={member} />}
      {isEditing && (
        <div id={editorId} className={styles.editor}>
          <FighterEditor battle={battle} member={member} />
        </div>
      )}
    </div>
  );
}
