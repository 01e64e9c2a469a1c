import { X } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';

/** What has happened after a press and how to undo it, or a question before it happens. */
export type ActionNoticeEvent = {
  message: string;
  undo?: () => void;
  /** The button of the answer yes. */
  confirm?: { label: string; onClick: () => void };
};

/** The notice about an event on a page that has no calculator, whose notices belong to its entries. */
export function ActionNotice({
  event,
  onEnd,
}: {
  event: ActionNoticeEvent | undefined;
  onEnd: () => void;
}) {
  const { t } = useTranslation();

  function end(): void {
    onEnd();
    // The focused button disappears.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  if (!event) return null;
  const { message, undo, confirm } = event;
  return (
    <Notice event={event}>
      <p>{message}</p>
      {undo && (
        <Button
          quiet
          autoFocus
          aria-keyshortcuts="z"
          onClick={() => {
            undo();
            end();
          }}
        >
          {t('notices.undo')}
        </Button>
      )}
      {confirm ? (
        <>
          <Button quiet autoFocus onClick={end}>
            {t('coverage.cancel')}
          </Button>
          <Button quiet onClick={confirm.onClick}>
            {confirm.label}
          </Button>
        </>
      ) : (
        <Button quiet aria-label={t('shell.dismiss')} onClick={end}>
          <X aria-hidden />
        </Button>
      )}
    </Notice>
  );
}
