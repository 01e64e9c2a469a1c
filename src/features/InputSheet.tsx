import { type ComponentProps, useEffect, useState } from 'react';
import { askBeforeLosingWork } from '#browser/records/askBeforeLeaving.ts';
import { hasInput } from '#browser/typedText.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Sheet } from '#ui/Sheet.tsx';

/** A sheet that asks before it closes with text or files in it; the browser asks before it leaves the page. */
export function InputSheet({
  onClose,
  children,
  ...props
}: Omit<ComponentProps<typeof Sheet>, 'isOpen' | 'closeLabel' | 'canClose'>) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  useEffect(askBeforeLosingWork, []);

  function canClose(sheet: HTMLElement): boolean {
    const isUnsaved = hasInput(sheet);
    setAsking(isUnsaved);
    return !isUnsaved;
  }

  return (
    <Sheet isOpen closeLabel={t('shell.close')} canClose={canClose} onClose={onClose} {...props}>
      {isAsking && (
        <div role="alert">
          <p>{t('shell.losesWork')}</p>
          <ButtonRow>
            {/* The browser then returns the focus to the button that has opened the sheet. */}
            <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
              {t('shell.closeAnyway')}
            </Button>
          </ButtonRow>
        </div>
      )}
      {children}
    </Sheet>
  );
}
