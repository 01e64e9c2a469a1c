import type { ComponentProps, ReactNode } from 'react';
import styles from './EditableRow.module.css';

/** Shows a row of a list: a summary, a button beside it, and below both the editor while it is open. */
export function EditableRow({
  className = '',
  editorId,
  editor,
  children,
  ...props
}: ComponentProps<'div'> & {
  editorId: string;
  /** Undefined while it is closed. */
  editor: ReactNode;
  children: ReactNode;
  'data-team'?: string;
}) {
  return (
    <div className={`${styles.row} ${className}`} {...props}>
      {children}
      {editor && (
        <div id={editorId} className={styles.editor}>
          {editor}
        </div>
      )}
    </div>
  );
}
