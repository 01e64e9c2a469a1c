import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './DropZone.module.css';

/** Accepts files dropped on its children; a button must do the same, because not everyone can drag. */
export function DropZone({
  label,
  onDrop,
  children,
}: {
  /** What dropping does, shown while a file is over the zone. */
  label: string;
  /** Called with the first file, and with all that were dropped together. */
  onDrop: (file: File, files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);

  function trackFile(event: DragEvent, isFileOver: boolean): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isFileOver);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only handles drag events
    <div
      className={styles.zone}
      onDragOver={(event) => trackFile(event, true)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        trackFile(event, false);
        const files = [...event.dataTransfer.files];
        if (files[0]) onDrop(files[0], files);
      }}
    >
      {children}
      {isOver && (
        <p aria-hidden className={styles.cover}>
          {label}
        </p>
      )}
    </div>
  );
}
