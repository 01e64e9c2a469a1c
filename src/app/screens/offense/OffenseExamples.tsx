import { Examples } from '#app/typeUi/Examples.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { type Strike, strikesIn } from '#core/hit/strike.ts';
import { addStrikes } from './updates.ts';
import type { Offense } from './useOffense.ts';

/** More than `maxExamples`: not every generation has all of these types and moves. */
const examples: readonly (readonly Strike[])[] = [
  ['ground', 'ice'],
  ['fire', 'water', 'grass'],
  ['freeze_dry', 'electric'],
  ['fighting', 'ghost'],
];

const maxExamples = 3;

/** Shows up to three example sets while no attack is chosen. */
export function OffenseExamples({
  offense: { entry, update },
  onPick,
}: {
  offense: Offense;
  onPick: () => void;
}) {
  const { strikeName, formatList } = useNames();
  const supportedStrikes = strikesIn(entry.settings.ruleset);
  const supportedExamples = examples.filter((example) =>
    example.every((strike) => supportedStrikes.includes(strike)),
  );
  return (
    <Examples
      examples={supportedExamples.slice(0, maxExamples).map((strikes) => ({
        strikes,
        name: formatList(strikes.map(strikeName)),
        onPick: () => {
          update((state) => addStrikes(state, strikes));
          onPick();
        },
      }))}
    />
  );
}
