import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A printed card on the quiet ground. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return <section className={`${styles.card} ${className}`} {...props} />;
}
