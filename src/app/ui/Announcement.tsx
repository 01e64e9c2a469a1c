import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How long the text must stay the same before it is announced. */
export const announcementDelayMs = 1000;

type Announcer = {
  /** Sets the text of the answer, which is announced when it changes. */
  setText: (text: string) => void;
  /** Announces an event, before the text if that changes, too. */
  announce: (event: string) => void;
};

const AnnouncerContext = createContext<Announcer>({ setText: () => {}, announce: () => {} });

/** Wraps a screen and adds the live region of its `Announcement`, which stays when that moves. */
export function AnnouncementRegion({
  notice,
  children,
}: {
  /** An event that a silent notice shows. */
  notice?: { message: string } | undefined;
  children: ReactNode;
}) {
  const [announcedText, setAnnouncedText] = useState('');
  const [text, setText] = useState('');
  const [event, setEvent] = useState('');
  const lastText = useRef('');
  useEffect(() => {
    if (notice) setEvent(notice.message);
  }, [notice]);
  useEffect(() => {
    if (lastText.current === '') lastText.current = text;
    if (!event && text === lastText.current) return;
    const timer = setTimeout(() => {
      const parts = text === lastText.current ? [event] : [event, text];
      setAnnouncedText(parts.join(' ').trim());
      lastText.current = text;
      setEvent('');
    }, announcementDelayMs);
    return () => clearTimeout(timer);
  }, [event, text]);
  const announcer = useMemo(() => ({ setText, announce: setEvent }), []);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <VisuallyHidden aria-live="polite">{announcedText}</VisuallyHidden>
    </AnnouncerContext>
  );
}

/** Returns a function that announces an event to screen readers, together with the answer that it changes. */
export function useAnnounce(): Announcer['announce'] {
  return use(AnnouncerContext).announce;
}

/**
 * Announces a sentence to screen readers, debounced so that quick taps cause one announcement.
 * The first text of a screen is not announced, because screen readers read it with the page; ''
 * means no text yet.
 */
export function Announcement({ text }: { text: string }) {
  const { setText } = use(AnnouncerContext);
  useEffect(() => setText(text), [setText, text]);
  return null;
}
