import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSlicedRows } from '#app/parts/frame/useSlicedRows.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { OwnNamesContext, useOwnNames } from '#app/typeUi/names/ownNames.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { maxChartTypes } from '#core/charts/chart.ts';
import { colorsOf } from '#core/ownGames/colors/typeColors.ts';
import {
  addType,
  changeType,
  moveType,
  removeType,
  sideOf,
  type TypeSide,
} from '#core/ownGames/edit/chartEdits.ts';
import { maxTypeNameLength } from '#core/ownGames/sourceGame.ts';
import { isTypeName } from '#core/ownGames/typeName.ts';
import type { OwnGame, OwnGameType } from '#core/rulesets/ownGame.ts';
import { AddForm } from './AddForm.tsx';
import { FieldRow, FieldRowButtons, FieldRows } from './FieldRows.tsx';
import { NameField } from './NameField.tsx';
import { RemoveRowButton } from './RemoveRowButton.tsx';
import styles from './TypesCard.module.css';
import type { GameEditorState } from './useGameEditor.ts';

/** A row of fields is as slow as so many cells of a chart. */
const fieldsPerType = 80;

const noTypes: OwnGame['types'] = [];

const sides: readonly TypeSide[] = ['both', 'attack', 'defend'];

/** Shows the types of the game: names, colors, sides and order. Memoized, because there can be 64. */
export const TypesCard = memo(function TypesCard({
  types,
  change,
}: {
  types: OwnGame['types'];
  change: GameEditorState['change'];
}) {
  const { t, language } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // The rows are slow to render, and most players come for the chart.
  const [hasRows, setHasRows] = useState(false);
  const colors = useMemo(() => colorsOf(hasRows ? types : noTypes), [hasRows, types]);
  const { length: rowCount } = useSlicedRows(hasRows ? types : noTypes, fieldsPerType);
  const names = useOwnNames();
  const newNames = useMemo(
    () => ({ ...names, types: new Map(types.map((type) => [type.id, type])) }),
    [names, types],
  );
  const focusFirst = useStableCallback(() =>
    list.current?.querySelector('input')?.focus({ preventScroll: true }),
  );
  return (
    <Card aria-labelledby="types">
      <h2 id="types">{t('game.types')}</h2>
      {types.length < maxChartTypes ? (
        <AddForm
          label={t('game.newType')}
          maxLength={maxTypeNameLength}
          isName={isTypeName}
          onAdd={(name) => change((before) => addType(before, name))}
        />
      ) : (
        <p>{t('game.mostTypes')}</p>
      )}
      <details onToggle={({ currentTarget }) => currentTarget.open && setHasRows(true)}>
        <summary>
          <DisclosureLabel label={t('game.types')} active={formatNumber(types.length, language)} />
        </summary>
        <FieldRows ref={list}>
          {types.slice(0, rowCount).map((type, index) => (
            // A field shows each letter at once, the other rows a moment later.
            <OwnNamesContext
              key={type.id}
              value={names.types.get(type.id) === type ? names : newNames}
            >
              <TypeRow
                type={type}
                color={colors.get(type.id) ?? '#888888'}
                isFirst={index === 0}
                isLast={index === types.length - 1}
                change={change}
                onRemoved={focusFirst}
              />
            </OwnNamesContext>
          ))}
        </FieldRows>
      </details>
    </Card>
  );
});

/** Memoized: a change of one type renders one row. */
const TypeRow = memo(function TypeRow({
  type,
  color,
  isFirst,
  isLast,
  change,
  onRemoved,
}: {
  type: OwnGameType;
  color: string;
  isFirst: boolean;
  isLast: boolean;
  change: GameEditorState['change'];
  onRemoved: () => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const name = typeName(type.id);
  const onChange = (next: Parameters<typeof changeType>[2], field?: string) =>
    change((before) => changeType(before, type.id, next), field);
  const onMove = (step: -1 | 1) => change((before) => moveType(before, type.id, step));
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
        <RemoveRowButton
          name={name}
          onClick={() => {
            change((before) => removeType(before, type.id));
            onRemoved();
          }}
        />
      </FieldRowButtons>
    </FieldRow>
  );
});
