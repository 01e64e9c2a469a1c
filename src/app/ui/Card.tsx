import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A section with a border, padding and a shadow. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return <section className={`${styles.card} ${className}`} {...props} />;
}
