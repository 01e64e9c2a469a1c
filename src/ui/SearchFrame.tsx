import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './SearchFrame.module.css';

/** The frame of a search field, with the lens that stands before its text. */
export function SearchFrame({
  children,
  ...props
}: ComponentProps<'div'> & { children?: ReactNode }) {
  return (
    <div {...props} className={styles.frame}>
      <Search aria-hidden className={styles.lens} />
      {children}
    </div>
  );
}

/** The frame while the search field itself is being loaded: same place, same size. */
export function SearchPlaceholder({ label }: { label: string }) {
  return (
    <SearchFrame aria-busy>
      <span className={styles.label}>{label}</span>
    </SearchFrame>
  );
}
