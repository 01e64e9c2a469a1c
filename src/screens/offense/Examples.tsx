import { type Strike, strikesIn } from '#engine/strike.ts';
import { Button } from '#ui/Button.tsx';
import { useNames } from '#widgets/names.ts';
import { StrikeSign } from '#widgets/StrikeSign.tsx';
import styles from './Examples.module.css';
import { addStrikes } from './picks.ts';
import type { Offense } from './useOffense.ts';

/** More than are shown: not every generation knows them all. */
const examples: readonly (readonly Strike[])[] = [
  ['ground', 'ice'],
  ['fire', 'water', 'grass'],
  ['freeze_dry', 'electric'],
  ['fighting', 'ghost'],
];

const maxExamples = 3;

/** Three to try on an empty screen; they go away with the first pick. */
export function Examples({
  offense: { entry, update },
  onPick,
}: {
  offense: Offense;
  onPick: () => void;
}) {
  const { strikeName, list } = useNames();
  const known = strikesIn(entry.settings.generation);
  const possible = examples.filter((example) => example.every((strike) => known.includes(strike)));
  return (
    <ul className={styles.examples}>
      {possible.slice(0, maxExamples).map((example) => (
        <li key={example[0]}>
          <Button
            onClick={() => {
              update((state) => addStrikes(state, example));
              onPick();
            }}
          >
            {example.map((strike) => (
              <StrikeSign key={strike} strike={strike} />
            ))}
            <span translate="no">{list(example.map(strikeName))}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
