import { type Strike, strikesIn } from '#engine/strike.ts';
import { Button } from '#ui/Button.tsx';
import { useNames } from '#widgets/names.ts';
import { StrikeIcon } from '#widgets/StrikeIcon.tsx';
import styles from './Examples.module.css';
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
export function Examples({
  offense: { entry, update },
  onPick,
}: {
  offense: Offense;
  onPick: () => void;
}) {
  const { strikeName, formatList } = useNames();
  const supportedStrikes = strikesIn(entry.settings.generation);
  const supportedExamples = examples.filter((example) =>
    example.every((strike) => supportedStrikes.includes(strike)),
  );
  return (
    <ul className={styles.examples}>
      {supportedExamples.slice(0, maxExamples).map((example) => (
        <li key={example[0]}>
          <Button
            onClick={() => {
              update((state) => addStrikes(state, example));
              onPick();
            }}
          >
            {example.map((strike) => (
              <StrikeIcon key={strike} strike={strike} />
            ))}
            <span translate="no">{formatList(example.map(strikeName))}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
