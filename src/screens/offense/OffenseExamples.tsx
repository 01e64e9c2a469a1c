import { type Strike, strikesIn } from '#engine/strike.ts';
import { Examples } from '#widgets/Examples.tsx';
import { useNames } from '#widgets/names/names.ts';
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
