import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Notice.module.css';
import { useHasScrolledSince } from './useHasScrolledSince.ts';

const Region = createContext<HTMLElement | null>(null);

/** Wraps the page and adds the live region that contains all notices. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (region ? publishHeight(region) : undefined), [region]);
  return (
    <>
      <Region value={region}>{children}</Region>
      <div ref={setRegion} role="status" className={styles.region} />
    </>
  );
}

/** Keeps `--notice-height` at the height of the notices, for what sticks to the bottom of the screen. */
function publishHeight(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  let height = 0;
  const observer = new ResizeObserver(() => {
    // A change computes the styles of the whole page again.
    if (region.offsetHeight === height) return;
    height = region.offsetHeight;
    style.setProperty('--notice-height', `${height}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-height');
  };
}

/** Shows a notice in the region while it is mounted. */
export function Notice({
  isDelayed = false,
  isSilent = false,
  event,
  children,
}: {
  /** Whether the notice appears only after `--loading-delay`. */
  isDelayed?: boolean;
  /** Whether another live region announces it, together with the answer that it is about. */
  isSilent?: boolean;
  /** The event that the notice reports; when the player scrolls after it, the notice is hidden. */
  event?: unknown;
  children: ReactNode;
}) {
  const region = use(Region);
  const hasScrolled = useHasScrolledSince(event, region);
  const className = `${styles.notice} ${isDelayed ? styles.delayed : ''} ${hasScrolled ? styles.passed : ''}`;
  return (
    region &&
    createPortal(
      <div className={className} aria-live={isSilent ? 'off' : undefined}>
        {children}
      </div>,
      region,
    )
  );
}
