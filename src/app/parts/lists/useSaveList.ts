import { saveList } from '#app/files/saveList.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { useCsvLabels } from './useCsvVocabulary.ts';

/** Returns a function that saves a list as a CSV file, and returns a message about it. */
export function useSaveList(): (
  fileName: string,
  entries: readonly ListEntry[],
) => Promise<string> {
  const { t } = useTranslation();
  const labels = useCsvLabels();
  return async (fileName, entries) => {
    const isSaved = await saveList(fileName, entries, labels);
    return isSaved
      ? t('coverage.exported', { name: `${fileName}.csv` })
      : t('coverage.notExported');
  };
}
