import { saveFile } from '#browser/file.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';

/** Saves the records that cannot be read as a file; they stay on the device. */
export function UnreadableTeams({ records }: { records: ReadonlyMap<string, unknown> }) {
  const { t } = useTranslation();
  if (records.size === 0) return null;
  return (
    <>
      <p>{t('team.saved.unreadable', { count: records.size })}</p>
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
