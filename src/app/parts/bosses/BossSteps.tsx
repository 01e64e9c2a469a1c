import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { Boss } from '#core/bosses/boss.ts';
import styles from './BossSteps.module.css';
import type { useBossText } from './useBossText.ts';

/** Names a boss of the story, with buttons to the previous and the next one. */
export function BossSteps({
  boss,
  story,
  text: { bossName, shortDetails, unsureText },
  onStep,
}: {
  boss: Boss;
  /** The bosses that the player meets. */
  story: readonly Boss[];
  text: ReturnType<typeof useBossText>;
  onStep: (boss: Boss) => void;
}) {
  const { t } = useTranslation();
  const index = story.indexOf(boss);

  const renderStep = (step: Boss | undefined, label: 'previous' | 'next') => (
    <Button
      inactive={!step}
      aria-label={t(`bosses.${label}`, { name: step ? bossName(step) : '' })}
      onClick={() => step && onStep(step)}
    >
      {label === 'previous' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Button>
  );

  return (
    <div className={styles.bar}>
      {renderStep(story[index - 1], 'previous')}
      <p className={styles.text}>
        <strong translate="no">{bossName(boss)}</strong>{' '}
        <span>{shortDetails(boss).join(' · ')}</span> <span>{unsureText(boss)}</span>
      </p>
      {renderStep(story[index + 1], 'next')}
    </div>
  );
}
