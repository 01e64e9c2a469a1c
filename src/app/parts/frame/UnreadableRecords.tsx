import { saveFile } from '#app/browser/file.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';

/** Says in the text that records cannot be read, and saves them as a file; they stay on the device. */
export function UnreadableRecords({
  records,
  text,
}: {
  records: ReadonlyMap<string, unknown>;
  text: string;
}) {
  const { t } = useTranslation();
  if (records.size === 0) return null;
  return (
    <>
      <p>{text}</p>
      <Button
        onClick={() => {
          const json = JSON.stringify(Object.fromEntries(records), undefined, 2);
          saveFile('countertype-unreadable.json', new Blob([json], { type: 'application/json' }));
        }}
      >
        {t('team.saved.saveUnreadable')}
      </Button>
    </>
  );
}
