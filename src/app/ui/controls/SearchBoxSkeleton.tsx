import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './SearchBoxSkeleton.module.css';

/** The border and magnifier icon of a search field. */
export function SearchBoxFrame({
  children,
  ...props
}: ComponentProps<'div'> & { children?: ReactNode }) {
  return (
    <div {...props} className={styles.frame}>
      <Search aria-hidden className={styles.icon} />
      {children}
    </div>
  );
}

/** A skeleton of the search field's size, shown while the search field loads. */
export function SearchBoxSkeleton({ label }: { label: string }) {
  return (
    <SearchBoxFrame aria-busy>
      <span className={styles.label}>{label}</span>
    </SearchBoxFrame>
  );
}
