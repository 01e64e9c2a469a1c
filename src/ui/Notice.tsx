import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Notice.module.css';
import { useHasScrolledSince } from './useHasScrolledSince.ts';

const Region = createContext<HTMLElement | null>(null);

/** Wraps the page and adds the live region that holds all notices. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <>
      <Region value={region}>{children}</Region>
      <div ref={setRegion} role="status" className={styles.region} />
    </>
  );
}

/** A notice in the region while it is mounted; a `late` one appears after `--loading-delay`. */
export function Notice({
  isDelayed = false,
  event,
  children,
}: {
  isDelayed?: boolean;
  /** What the notice confirms: it leaves when the player scrolls on, but keeps its controls. */
  event?: unknown;
  children: ReactNode;
}) {
  const region = use(Region);
  const isAway = useHasScrolledSince(event, region);
  const className = `${styles.notice} ${isDelayed ? styles.late : ''} ${isAway ? styles.away : ''}`;
  return region && createPortal(<div className={className}>{children}</div>, region);
}
