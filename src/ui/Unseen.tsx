import type { ComponentProps } from 'react';
import styles from './Unseen.module.css';

/** Words for who listens; on the screen they take no room. */
export function Unseen(props: ComponentProps<'span'>) {
  return <span className={styles.unseen} {...props} />;
}
