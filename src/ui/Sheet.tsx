import { X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './Sheet.module.css';

/** A panel from the right over the page; the native dialog traps focus and gives it back. */
export function Sheet({
  open,
  title,
  description,
  close,
  children,
}: {
  open: ReactNode;
  title: string;
  description: string;
  close: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const descriptionId = useId();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {open}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className={styles.content}>
          <header className={styles.header}>
            <div>
              <h2 id={titleId}>{title}</h2>
              <p id={descriptionId}>{description}</p>
            </div>
            <Button quiet aria-label={close} onClick={() => dialog.current?.close()}>
              <X aria-hidden />
            </Button>
          </header>
          {isOpen && children}
        </div>
      </dialog>
    </>
  );
}
