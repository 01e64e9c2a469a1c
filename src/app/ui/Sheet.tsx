import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import styles from './Sheet.module.css';

/** Closes the sheet around the component, unless it cannot close now; returns whether it closes. */
export const CloseSheetContext = createContext<() => boolean>(() => false);

/**
 * A modal panel on the right. The native dialog traps focus and restores it; an element with
 * `data-initial-focus` gets the initial focus.
 */
export function Sheet({
  ref,
  isOpen,
  title,
  description,
  closeLabel,
  onClose,
  canClose = () => true,
  children,
}: {
  ref?: Ref<HTMLDialogElement>;
  isOpen: boolean;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  onClose: () => void;
  /** Whether a press of the player closes the sheet now. */
  canClose?: () => boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  const titleId = useId();
  const descriptionId = useId();

  const wasPressedOutside = useRef(false);
  function close(): boolean {
    const closes = canClose();
    if (closes) onClose();
    return closes;
  }

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => element.close();
  }, [isOpen]);

  // The keyboard of a phone covers a part of the panel, and CSS cannot detect it.
  useEffect(() => {
    const { visualViewport } = window;
    const element = dialog.current;
    if (!isOpen || !element || !visualViewport) return;
    const fit = () => {
      element.style.height = `${visualViewport.height * visualViewport.scale}px`;
    };
    visualViewport.addEventListener('resize', fit);
    return () => {
      visualViewport.removeEventListener('resize', fit);
      element.style.height = '';
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-describedby={description && descriptionId}
      // Strict Mode closes and reopens the dialog; the close event then fires when it is open again.
      onCancel={(event) => {
        // The cancel event of a file button bubbles.
        if (event.target === dialog.current && !canClose()) event.preventDefault();
      }}
      onClose={() => isOpen && !dialog.current?.open && onClose()}
      onPointerDown={({ target }) => {
        wasPressedOutside.current = target === dialog.current;
      }}
      // A text selection that ends outside the panel must not close it.
      onClick={({ target }) => {
        if (target === dialog.current && wasPressedOutside.current) close();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.header}>
            <div>
              <h2 id={titleId}>{title}</h2>
              {description && <p id={descriptionId}>{description}</p>}
            </div>
            <Button quiet aria-label={closeLabel} onClick={close}>
              <X aria-hidden />
            </Button>
          </div>
          <CloseSheetContext value={close}>{children}</CloseSheetContext>
        </div>
      )}
    </dialog>
  );
}

/** The content of a sheet, stacked vertically. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The buttons at the foot of a sheet, which stay visible. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
