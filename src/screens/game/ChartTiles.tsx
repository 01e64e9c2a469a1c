import { useState } from 'react';
import { factorOf } from '#engine/chart.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Type } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type Cell, isChanged } from '#ownGame/chartEdits.ts';
import { fold } from '#pokedex/fold.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { damageLevel } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './ChartTiles.module.css';

/** From more types on, a field searches them. */
const minSearchTypes = 20;

/** The chart on a phone: one type at a time, as the attacking or the defending one. */
export function ChartTiles({
  game,
  cell,
  isDefending,
  onSelect,
  onSide,
}: {
  game: OwnGame;
  /** The selected cell, if one is. */
  cell: Cell | undefined;
  /** Whether the chosen type is the defending one. */
  isDefending: boolean;
  onSelect: (cell: Cell) => void;
  onSide: (isDefending: boolean) => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const { types } = game.chart;
  const [attacking = types[0]!, defending = types[0]!] = cell ?? [];
  const [search, setSearch] = useState('');
  const hasSearch = types.length > minSearchTypes;
  const matches = hasSearch
    ? types.filter((type) => fold(typeName(type)).includes(fold(search.trim())))
    : types;
  const chosen = isDefending ? defending : attacking;
  const cellWith = (other: Type): Cell => (isDefending ? [other, chosen] : [chosen, other]);
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t('game.type')}
          value={chosen}
          onChange={({ target }) => {
            const type = types.find((each) => each === target.value);
            if (type) onSelect(isDefending ? [attacking, type] : [type, defending]);
          }}
        >
          {types.map((type) => (
            <option key={type} value={type} translate="no">
              {typeName(type)}
            </option>
          ))}
        </Select>
        <div className={styles.sides}>
          <Toggle pressed={!isDefending} onClick={() => onSide(false)}>
            {t('game.attacks')}
          </Toggle>
          <Toggle pressed={isDefending} onClick={() => onSide(true)}>
            {t('game.defends')}
          </Toggle>
        </div>
      </div>
      {hasSearch && (
        <Field type="search" label={t('coverage.search')} value={search} onChange={setSearch} />
      )}
      <ul className={styles.tiles}>
        {matches.map((other) => {
          const [one, two] = cellWith(other);
          const factor = factorOf(game.chart, one, two);
          const isSelected = cell?.[0] === one && cell[1] === two;
          return (
            <li key={other}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={isSelected}
                data-other={isChanged(game, one, two) || undefined}
                onClick={() => onSelect([one, two])}
              >
                <TypeIcon type={other} />
                <span translate="no" className={styles.name}>
                  {typeName(other)}
                </span>
                <span
                  translate="no"
                  className={styles.factor}
                  data-level={factor === 1 ? undefined : damageLevel(factor)}
                >
                  {formatMultiplier(factor, language)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
