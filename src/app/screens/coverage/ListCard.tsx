import { Download, RotateCcw, Upload } from 'lucide-react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSaveList } from '#app/parts/lists/useSaveList.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { DropZone } from '#app/ui/files/DropZone.tsx';
import { eraOf, gameOf } from '#core/rulesets/ruleset.ts';
import styles from './ListCard.module.css';
import { listStatusKey } from './listStatusKey.ts';
import type { Coverage } from './useCoverage.ts';

/** Describes the list in use, with buttons that import, export and reset it. */
export function ListCard({
  coverage: { list, settings },
  onImport,
  onReset,
  onNotice,
}: {
  coverage: Coverage;
  /** Called with the file if one was dropped. */
  onImport: (file?: File) => void;
  onReset: () => void;
  onNotice: (message: string) => void;
}) {
  const { t, language } = useTranslation();
  const saveList = useSaveList();
  const { allEntries, entries, isOwn, isStored, state } = list;
  const { rulesetName, dexName } = useGameNames();
  const generation = rulesetName(eraOf(settings.ruleset));
  const excludedCount = allEntries.length - entries.length;
  const kind = isOwn ? 'own' : gameOf(settings.ruleset) ? 'game' : 'standard';
  const fileName = isOwn ? 'countertype-list' : 'countertype-pokedex';
  return (
    <DropZone label={t('notices.dropHere')} onDrop={onImport}>
      <Card aria-label={t('coverage.list')} className={styles.card}>
        <h2>{t('coverage.list')}</h2>
        <p className={state === 'pending' ? styles.pending : undefined}>
          {state === 'done'
            ? t(`coverage.${kind}`, {
                count: allEntries.length,
                number: formatNumber(allEntries.length, language),
                generation,
                game: rulesetName(settings.ruleset),
                dex: dexName(settings.dex ?? 'all'),
              })
            : t(listStatusKey(list))}
        </p>
        {excludedCount > 0 && (
          <p>
            {t('coverage.leftOut', {
              count: excludedCount,
              number: formatNumber(excludedCount, language),
              generation,
            })}
          </p>
        )}
        {isOwn && (
          <p className={styles.help}>
            {t(isStored ? 'coverage.ownHelp' : 'coverage.ownNotStored')}
          </p>
        )}
        <ButtonRow>
          <Button onClick={() => onImport()}>
            <Upload aria-hidden />
            <span>{t('coverage.import')}</span>
          </Button>
          <Button
            disabled={state !== 'done'}
            onClick={async () => onNotice(await saveList(fileName, allEntries))}
          >
            <Download aria-hidden />
            <span>{t('coverage.export')}</span>
          </Button>
          {isOwn && (
            <Button onClick={onReset}>
              <RotateCcw aria-hidden />
              <span>{t('coverage.useStandard')}</span>
            </Button>
          )}
        </ButtonRow>
      </Card>
    </DropZone>
  );
}
