import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { IconLine } from './IconLine.tsx';

/** The number of seconds for a question. */
const secondsPerQuestion = 10;

/** Counts the seconds of a question down, and calls back at the end. */
export function Timer({ onEnd }: { onEnd: () => void }) {
  const { language } = useTranslation();
  const [secondsLeft, setSecondsLeft] = useState(secondsPerQuestion);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const endMs = performance.now() + secondsPerQuestion * 1000;
    const interval = setInterval(() => {
      const newSecondsLeft = Math.max(0, Math.ceil((endMs - performance.now()) / 1000));
      setSecondsLeft(newSecondsLeft);
      if (newSecondsLeft > 0) return;
      clearInterval(interval);
      end();
    }, 250);
    return () => clearInterval(interval);
  }, []);
  return (
    <IconLine
      icon={<Clock aria-hidden />}
      role="timer"
      text={formatNumber(secondsLeft, language)}
    />
  );
}
