import { useNames } from '#app/typeUi/names/names.ts';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { defendersOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** Shows a select for a type of the game; with `emptyLabel` also for no type. */
export function TypeSelect({
  game,
  label,
  type,
  emptyLabel,
  isDefending = false,
  onPick,
}: {
  game: OwnGame;
  label: string;
  type: Type | undefined;
  /** The text of the option for no type. */
  emptyLabel?: string;
  /** Whether only types of Pokémon are offered. */
  isDefending?: boolean;
  onPick: (type: Type | undefined) => void;
}) {
  const { typeName } = useNames();
  const types = isDefending ? defendersOf(game.chart) : game.chart.types;
  return (
    <Choice
      label={label}
      options={emptyLabel === undefined ? types : [undefined, ...types]}
      value={type}
      getLabel={(each) => (each ? typeName(each) : (emptyLabel ?? ''))}
      isName={Boolean}
      onPick={onPick}
    />
  );
}
