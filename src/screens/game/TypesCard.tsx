import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { maxChartTypes } from '#engine/chart.ts';
import type { OwnGameType } from '#engine/ownGame.ts';
import { formatNumber } from '#i18n/number.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { colorsOf } from '#ownGame/colors/typeColors.ts';
import {
  addType,
  changeType,
  moveType,
  removeType,
  sideOf,
  type TypeSide,
} from '#ownGame/edit/chartEdits.ts';
import { maxTypeNameLength } from '#ownGame/sourceGame.ts';
import { isTypeName } from '#ownGame/typeName.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Choice } from '#ui/Choice.tsx';
import { DisclosureLabel } from '#ui/DisclosureLabel.tsx';
import { useNames } from '#widgets/names/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import { AddForm } from './AddForm.tsx';
import { FieldRow, FieldRowButtons, FieldRows } from './FieldRows.tsx';
import { NameField } from './NameField.tsx';
import { RemoveRowButton } from './RemoveRowButton.tsx';
import styles from './TypesCard.module.css';
import type { GameEditorState } from './useGameEditor.ts';

const sides: readonly TypeSide[] = ['both', 'attack', 'defend'];

/** Shows the types of the game: names, colors, sides and order. */
export function TypesCard({ editor: { game, change } }: { editor: GameEditorState }) {
  const { t, language } = useTranslation();
  const colors = colorsOf(game.types);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card aria-labelledby="types">
      <h2 id="types">{t('game.types')}</h2>
      {game.types.length < maxChartTypes ? (
        <AddForm
          label={t('game.newType')}
          maxLength={maxTypeNameLength}
          isName={isTypeName}
          onAdd={(name) => change((before) => addType(before, name))}
        />
      ) : (
        <p>{t('game.mostTypes')}</p>
      )}
      <details>
        <summary>
          <DisclosureLabel
            label={t('game.types')}
            active={formatNumber(game.types.length, language)}
          />
        </summary>
        <FieldRows ref={list}>
          {game.types.map((type, index) => (
            <TypeRow
              key={type.id}
              type={type}
              color={colors.get(type.id) ?? '#888888'}
              isFirst={index === 0}
              isLast={index === game.types.length - 1}
              onChange={(next, field) =>
                change((before) => changeType(before, type.id, next), field)
              }
              onMove={(step) => change((before) => moveType(before, type.id, step))}
              onRemove={() => {
                change((before) => removeType(before, type.id));
                list.current?.querySelector('input')?.focus({ preventScroll: true });
              }}
            />
          ))}
        </FieldRows>
      </details>
    </Card>
  );
}

function TypeRow({
  type,
  color,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: {
  type: OwnGameType;
  color: string;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Parameters<typeof changeType>[2], field?: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const name = typeName(type.id);
  return (
    <FieldRow aria-label={name}>
      <TypeIcon type={type.id} />
      <NameField
        label={t('game.name')}
        name={name}
        maxLength={maxTypeNameLength}
        isName={isTypeName}
        onChange={(newName) => onChange({ name: newName }, `name of ${type.id}`)}
      />
      <label className={styles.color}>
        <span>{t('game.color')}</span>
        <input
          type="color"
          value={color}
          onChange={({ target }) => onChange({ color: target.value }, `color of ${type.id}`)}
        />
      </label>
      <Choice
        label={t('game.side')}
        options={sides}
        value={sideOf(type)}
        getLabel={(side) => t(`game.sides.${side}`)}
        onPick={(side) => onChange({ side })}
      />
      <FieldRowButtons>
        <Button
          quiet
          disabled={isFirst}
          aria-label={formatLabeled(t('team.up'), name, language)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          quiet
          disabled={isLast}
          aria-label={formatLabeled(t('team.down'), name, language)}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </Button>
        <RemoveRowButton name={name} onClick={onRemove} />
      </FieldRowButtons>
    </FieldRow>
  );
}
