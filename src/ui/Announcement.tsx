import { useEffect, useRef, useState } from 'react';
import { Unseen } from './Unseen.tsx';

/** Milliseconds without a change before something is said. */
const pause = 1000;

/**
 * Says a sentence to who listens: once, and after a pause, so that quick taps are not all read out.
 * What is there at first is not said, for it is read with the page; '' is nothing there yet.
 */
export function Announcement({ says }: { says: string }) {
  const [said, say] = useState('');
  const last = useRef(says);
  useEffect(() => {
    if (last.current === '') last.current = says;
    if (says === last.current) return;
    const timer = setTimeout(() => {
      last.current = says;
      say(says);
    }, pause);
    return () => clearTimeout(timer);
  }, [says]);
  return <Unseen aria-live="polite">{said}</Unseen>;
}
