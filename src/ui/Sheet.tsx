import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Sheet.module.css';

/**
 * A panel from the right over the page; the native dialog traps focus and gives it back. What has
 * `data-first` gets the focus first.
 */
export function Sheet({
  isOpen,
  title,
  description,
  close,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  description: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  const wasPressedOutside = useRef(false);

  useEffect(() => {
    const opened = dialog.current;
    if (!isOpen || !opened) return;
    opened.showModal();
    opened.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => opened.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      // Closed and opened again at once, as development does, it is told of the closing when open.
      onClose={() => isOpen && !dialog.current?.open && onClose()}
      onPointerDown={({ target }) => {
        wasPressedOutside.current = target === dialog.current;
      }}
      // A selection that ends outside is no press outside.
      onClick={({ target }) => {
        if (target === dialog.current && wasPressedOutside.current) onClose();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.header}>
            <div>
              <h2 id={titleId}>{title}</h2>
              <p id={descriptionId}>{description}</p>
            </div>
            <Button quiet aria-label={close} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** What is in a panel, one below the other. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
