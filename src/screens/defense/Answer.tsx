import { Eraser, Link } from 'lucide-react';
import { useMemo } from 'react';
import { type DefenseSummary, defense, summarize } from '#engine/defense.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MatchupGroups } from '#widgets/MatchupGroups.tsx';
import styles from './Answer.module.css';
import { Examples } from './Examples.tsx';
import type { Defense } from './useDefense.ts';

/** What the chosen defender takes, or what to do when nothing is chosen. */
export function Answer({
  defense: chosen,
  onCopy,
  onClear,
}: {
  defense: Defense;
  onCopy: () => void;
  onClear: () => void;
}) {
  const { text } = useText();
  const { defender, settings } = chosen;
  const { generation } = settings;
  const key = JSON.stringify(defender);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the defender
  const groups = useMemo(
    () =>
      defender.typing.length > 0
        ? defense(defender, { generation, inverse: defender.inverse })
        : [],
    [key, generation],
  );
  const heading = useHeading(chosen);

  if (chosen.isWaiting) {
    return (
      <Card aria-label={text('defense.answer')} aria-busy>
        <p className={styles.summary}>{text('pokemonPicker.loading')}</p>
      </Card>
    );
  }
  if (groups.length === 0) return <Examples defense={chosen} />;
  return (
    <Card aria-label={text('defense.answer')}>
      <div className={styles.headline}>
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.summary} aria-live="polite">
          <Summary summary={summarize(groups)} />
        </p>
      </div>
      {defender.tera && (
        <p className={styles.note}>
          {defender.tera === 'stellar'
            ? text('defense.stellarKept')
            : text('defense.terastallized', { type: text(`types.${defender.tera}`) })}
        </p>
      )}
      {defender.inverse && <p className={styles.note}>{text('why.inverse')}</p>}
      <MatchupGroups groups={groups} />
      <div className={styles.actions}>
        <Button onClick={onCopy}>
          <Link aria-hidden />
          {text('defense.copyLink')}
        </Button>
        <Button onClick={onClear}>
          <Eraser aria-hidden />
          {text('defense.clear')}
        </Button>
      </div>
    </Card>
  );
}

function Summary({ summary }: { summary: DefenseSummary }) {
  const { text } = useText();
  return text('defense.summary', {
    weaknesses: text('defense.weaknesses', { count: summary.weaknesses }),
    resistances: text('defense.resistances', { count: summary.resistances }),
    immunities: text('defense.immunities', { count: summary.immunities }),
  });
}

/** The Pokémon's name, or its types where only those are chosen. */
export function useHeading({ pokemon, defender }: Defense): string {
  const { text, language } = useText();
  if (pokemon) return displayName(language, pokemon);
  return defender.typing.map((type) => text(`types.${type}`)).join(' / ');
}
