import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Notice.module.css';

const Region = createContext<HTMLElement | null>(null);

/** Holds the page and the one place for short news: politely read out, never in the way. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <>
      <Region value={region}>{children}</Region>
      <div ref={setRegion} role="status" className={styles.region} />
    </>
  );
}

/** News in the region, for as long as it is rendered; `late` news only after a moment. */
export function Notice({ late = false, children }: { late?: boolean; children: ReactNode }) {
  const region = use(Region);
  const className = `${styles.notice} ${late ? styles.late : ''}`;
  return region && createPortal(<div className={className}>{children}</div>, region);
}
