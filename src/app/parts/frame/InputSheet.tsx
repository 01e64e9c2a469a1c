import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { guardHistory } from '#app/browser/historyGuard.ts';
import { askBeforeLosingWork } from '#app/browser/records/askBeforeLeaving.ts';
import { hasInput } from '#app/browser/typedText.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { Sheet } from '#app/ui/Sheet.tsx';

/**
 * A sheet that asks before it closes with text or files in it, also before a history step; the browser asks before it
 * leaves the page.
 */
export function InputSheet({
  onClose,
  children,
  ...props
}: Omit<ComponentProps<typeof Sheet>, 'ref' | 'isOpen' | 'closeLabel' | 'canClose'>) {
  const { t } = useTranslation();
  /** How often the sheet has asked since it had something to lose. */
  const [questionCount, setQuestionCount] = useState(0);
  const sheet = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(askBeforeLosingWork, []);

  const canClose = useCallback((): boolean => {
    const isUnsaved = sheet.current !== null && hasInput(sheet.current);
    setQuestionCount((count) => (isUnsaved ? count + 1 : 0));
    return !isUnsaved;
  }, []);

  useEffect(() => guardHistory(canClose), [canClose]);

  // The button that asks again may be far below the question.
  useEffect(() => {
    if (questionCount > 0) question.current?.scrollIntoView({ block: 'nearest' });
  }, [questionCount]);

  return (
    <Sheet
      ref={sheet}
      isOpen
      closeLabel={t('shell.close')}
      canClose={canClose}
      onClose={onClose}
      {...props}
    >
      {questionCount > 0 && (
        <div ref={question} role="alert">
          <p>{t('shell.losesWork')}</p>
          <ButtonRow>
            {/* The browser then returns the focus to the button that has opened the sheet. */}
            <Button onClick={() => sheet.current?.close()}>{t('shell.closeAnyway')}</Button>
          </ButtonRow>
        </div>
      )}
      {children}
    </Sheet>
  );
}
