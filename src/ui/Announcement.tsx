import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How long the text must stay the same before it is announced. */
const delayMs = 1000;

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Wraps a screen and adds the live region of its `Announcement`, which stays when that moves. */
export function AnnouncementRegion({ children }: { children: ReactNode }) {
  const [announcedText, setAnnouncedText] = useState('');
  const lastText = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback((text: string) => {
    clearTimeout(timer.current);
    if (lastText.current === '') lastText.current = text;
    if (text === lastText.current) return;
    timer.current = setTimeout(() => {
      lastText.current = text;
      setAnnouncedText(text);
    }, delayMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden aria-live="polite">{announcedText}</VisuallyHidden>
    </AnnounceContext>
  );
}

/**
 * Announces a sentence to screen readers, debounced so that quick taps cause one announcement.
 * The first text of a screen is not announced, because screen readers read it with the page; ''
 * means no text yet.
 */
export function Announcement({ text }: { text: string }) {
  const announce = use(AnnounceContext);
  useEffect(() => announce(text), [announce, text]);
  return null;
}
