import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How long the text must stay the same before it is announced. */
const delayMs = 1000;

/**
 * Announces a sentence to screen readers, debounced so that quick taps cause one announcement.
 * The first text is not announced, because screen readers read it with the page; '' means no text yet.
 */
export function Announcement({ text }: { text: string }) {
  const [announcedText, setAnnouncedText] = useState('');
  const lastText = useRef(text);
  useEffect(() => {
    if (lastText.current === '') lastText.current = text;
    if (text === lastText.current) return;
    const timer = setTimeout(() => {
      lastText.current = text;
      setAnnouncedText(text);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden aria-live="polite">{announcedText}</VisuallyHidden>;
}
