import { type ReactNode, useRef, useState } from 'react';

/** What just happened, and how to have it undone. */
export type News = { says: string; undo?: () => void; takesFocus?: boolean; beside?: ReactNode };

/** What a screen tells until the next choice, and the place for the focus of what goes away. */
export function useNews() {
  const place = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'dismissed'>();
  return {
    place,
    news,
    tell: (news: News) => setNews(news),
    forget: () => setNews(undefined),
    dismiss: () => setNews('dismissed'),
    /** For when the control that had the focus goes away. */
    keepFocus: () => place.current?.focus({ preventScroll: true }),
  };
}

export type ScreenNews = ReturnType<typeof useNews>;
