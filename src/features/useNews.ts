import { type ReactNode, useRef, useState } from 'react';

/** What just happened, and how to have it undone. */
export type News = { says: string; undo?: () => void; takesFocus?: boolean; beside?: ReactNode };

/** What a screen tells until the next choice, and the place for the focus of what goes away. */
export function useNews() {
  const place = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'dismissed'>();
  const tell = (news: News) => setNews(news);

  /** Changes a choice, tells of it, and offers to have it back as it was at that moment. */
  function change<Choice>(
    choose: (next: (choice: Choice) => Choice) => void,
    next: (choice: Choice) => Choice,
    news: News,
    restore: (before: Choice, now: Choice) => Choice = (before) => before,
  ): void {
    let before!: Choice;
    choose((now) => {
      before = now;
      return next(now);
    });
    tell({ ...news, undo: () => choose((now) => restore(before, now)) });
  }

  return {
    place,
    news,
    tell,
    change,
    forget: () => setNews(undefined),
    dismiss: () => setNews('dismissed'),
    /** For when the control that had the focus goes away. */
    keepFocus: () => place.current?.focus({ preventScroll: true }),
  };
}

export type ScreenNews = ReturnType<typeof useNews>;
