import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './DropZone.module.css';

/** Takes a file that is dropped on what it holds; for who cannot drag, a button does the same. */
export function DropZone({
  says,
  onDrop,
  children,
}: {
  /** What letting go here does, shown while a file is above. */
  says: string;
  onDrop: (file: File) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);

  function follow(event: DragEvent, isNow: boolean): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isNow);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what is dragged over it
    <div
      className={styles.zone}
      onDragOver={(event) => follow(event, true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        follow(event, false);
        const [file] = event.dataTransfer.files;
        if (file) onDrop(file);
      }}
    >
      {children}
      {isOver && (
        <p aria-hidden className={styles.cover}>
          {says}
        </p>
      )}
    </div>
  );
}
