import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How long the text must stay the same before it is announced. */
export const announcementDelayMs = 1000;

type Announcer = {
  /** Sets how the text of the answer is made, which is announced when it changes. */
  setText: (makeText: () => string) => void;
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
  const [announcer, stop] = useState(() => createAnnouncer(setAnnouncedText))[0];
  useEffect(() => {
    if (notice) announcer.announce(notice.message);
  }, [announcer, notice]);
  useEffect(() => stop, [stop]);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <VisuallyHidden aria-live="polite">{announcedText}</VisuallyHidden>
    </AnnouncerContext>
  );
}

/** The announcer of a region, and a function that ends its timer. A text is made when it is announced, not with each tap. */
function createAnnouncer(setAnnouncedText: (text: string) => void): [Announcer, () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let makeText = () => '';
  /** Makes the text that screen readers know, because they have read it with the page or announced it. */
  let makeLastText: (() => string) | undefined;
  let event = '';
  const stop = () => clearTimeout(timer);
  function wait(): void {
    stop();
    timer = setTimeout(() => {
      const text = makeText();
      const lastText = makeLastText?.() || text;
      const parts = text === lastText ? [event] : [event, text];
      if (parts.some(Boolean)) setAnnouncedText(parts.join(' ').trim());
      makeLastText = () => text;
      event = '';
    }, announcementDelayMs);
  }
  const announcer: Announcer = {
    setText(newText) {
      makeText = newText;
      makeLastText ??= newText;
      wait();
    },
    announce(newEvent) {
      event = newEvent;
      wait();
    },
  };
  return [announcer, stop];
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
export function Announcement({ makeText }: { makeText: () => string }) {
  const { setText } = use(AnnouncerContext);
  useEffect(() => setText(makeText));
  return null;
}
