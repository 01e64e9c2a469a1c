import { useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { Field } from '#app/ui/controls/Field.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { type Cell, isChanged } from '#core/ownGames/edit/chartEdits.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import styles from './ChartTiles.module.css';

/** A chart with more types than this has a search field. */
const minSearchTypes = 20;

/** Shows the chart on a phone: one type at a time, as the attacking or the defending one. */
export function ChartTiles({
  game,
  cell,
  isOpen,
  isDefending,
  onMove,
  onSelect,
  onSideChange,
}: {
  game: OwnGame;
  /** The cell where the player is; undefined at first. */
  cell: Cell | undefined;
  /** Whether the cell is open for changes. */
  isOpen: boolean;
  /** Whether the chosen type is the defending one. */
  isDefending: boolean;
  onMove: (cell: Cell) => void;
  /** Moves to the cell and opens it. */
  onSelect: (cell: Cell) => void;
  onSideChange: (isDefending: boolean) => void;
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
  const chosenType = isDefending ? defending : attacking;
  const cellWith = (other: Type): Cell => (isDefending ? [other, chosenType] : [chosenType, other]);
  return (
    <>
      <div className={styles.choice}>
        <Choice
          label={t('game.type')}
          options={types}
          value={chosenType}
          getLabel={typeName}
          isName={Boolean}
          onPick={(type) => onMove(isDefending ? [attacking, type] : [type, defending])}
        />
        <div className={styles.sides}>
          <Toggle pressed={!isDefending} onClick={() => onSideChange(false)}>
            {t('game.attacks')}
          </Toggle>
          <Toggle pressed={isDefending} onClick={() => onSideChange(true)}>
            {t('game.defends')}
          </Toggle>
        </div>
      </div>
      {hasSearch && (
        <Field type="search" label={t('coverage.search')} value={search} onChange={setSearch} />
      )}
      <ul className={styles.tiles}>
        {matches.map((other) => {
          const otherCell = cellWith(other);
          const factor = factorOf(game.chart, ...otherCell);
          const isSelected = isOpen && cell?.[0] === otherCell[0] && cell[1] === otherCell[1];
          return (
            <li key={other}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={isSelected}
                data-changed={isChanged(game, ...otherCell) || undefined}
                onClick={() => onSelect(otherCell)}
              >
                <TypeIcon type={other} />
                <span translate="no" className={styles.text}>
                  <span className={styles.name}>{typeName(other)}</span>
                  <span
                    className={styles.factor}
                    data-level={factor === 1 ? undefined : getMultiplierLevel(factor)}
                  >
                    {formatMultiplier(factor, language)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
