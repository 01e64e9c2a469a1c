import { Search } from 'lucide-react';
import styles from './SearchBox.module.css';

/** The search box's field while the box itself is on its way: same place, same size. */
export function SearchFrame({ says }: { says: string }) {
  return (
    <div className={styles.field} aria-busy>
      <Search aria-hidden className={styles.lens} />
      <span className={styles.waiting}>{says}</span>
    </div>
  );
}
