import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Notice.module.css';

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
  children,
}: {
  isDelayed?: boolean;
  children: ReactNode;
}) {
  const region = use(Region);
  const className = `${styles.notice} ${isDelayed ? styles.late : ''}`;
  return region && createPortal(<div className={className}>{children}</div>, region);
}
