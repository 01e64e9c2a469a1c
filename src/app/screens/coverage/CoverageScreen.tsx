import { useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CountAbilitiesToggle } from '#app/parts/defender/CountAbilitiesToggle.tsx';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { ScreenActions } from '#app/parts/frame/ScreenActions.tsx';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import { useHandover } from '#app/parts/frame/useHandover.ts';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { LearnerLinks } from '#app/parts/lists/LearnerLinks.tsx';
import { clearOwnList, getOwnList, keepOwnList } from '#app/state/list/ownList.ts';
import { CoverageBar } from '#app/typeUi/CoverageBar.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { PokedexFailed } from '#app/typeUi/PokedexFailed.tsx';
import { Announcement } from '#app/ui/Announcement.tsx';
import { Card } from '#app/ui/Card.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { AskPokedex } from './AskPokedex.tsx';
import { ChosenAttacks } from './ChosenAttacks.tsx';
import styles from './CoverageScreen.module.css';
import { ListCard } from './ListCard.tsx';
import { ListFormatHelp } from './ListFormatHelp.tsx';
import { listStatusKey } from './listStatusKey.ts';
import { useCoverage } from './useCoverage.ts';

const ImportList = lazyComponent('ImportList', () => import('#app/parts/lists/ImportList.tsx'));

/**
 * Shows how many Pokémon of the Pokédex or an imported list are hit super effectively, normally or
 * less.
 */
export function CoverageScreen() {
  const { t, language } = useTranslation();
  const { attackName } = useNames();
  const notices = useNotices('coverage');
  const [chosenImport, setPendingImport] = useState<{ file: File | undefined }>();
  const received = useHandover('list');
  const pendingImport = received.files ? { file: received.files[0] } : chosenImport;
  const coverage = useCoverage('coverage');
  useLossNotice(notices, coverage.entry, coverage.attacks.map(attackName));
  const { update, chosenAttacks, counts, countAbilities, ignored, linkToList, list, settings } =
    coverage;
  const isEmpty = chosenAttacks.length === 0;

  function endImport(): void {
    received.end();
    setPendingImport(undefined);
  }

  /** Switches to another list and shows a notice that can undo it. */
  function change(switchList: () => void, message: string): void {
    const previousList = getOwnList();
    switchList();
    notices.show({
      message,
      takesFocus: true,
      undo: () => {
        if (previousList.state === 'done') keepOwnList(previousList.entries);
        else clearOwnList();
        notices.clear();
      },
    });
  }

  const title =
    isEmpty || list.state !== 'done'
      ? t('coverage.emptyTitle')
      : t('offense.hits', {
          count: list.entries.length,
          hit: formatNumber(counts.weaknesses, language),
          number: formatNumber(list.entries.length, language),
        });

  return (
    <>
      <CalculatorScreen
        calculator="coverage"
        title={t('coverage.searchTitle')}
        notices={notices}
        ignoredParameters={ignored}
        onCorrect={() => update((state) => state)}
        className={styles.screen}
      >
        <Card aria-label={t('coverage.ask')} className={styles.ask}>
          <AskPokedex coverage={coverage} />
        </Card>
        <Card className={styles.attacks}>
          <h2>{t('coverage.attacks')}</h2>
          <ChosenAttacks coverage={coverage} />
        </Card>
        <Card aria-label={t('coverage.result')} className={styles.result}>
          <div className={styles.headline}>
            <h1>{title}</h1>
            {isEmpty && <p>{t('coverage.empty')}</p>}
            <Announcement makeText={() => (list.state === 'done' ? title : '')} />
          </div>
          {list.state === 'done' ? (
            <>
              <CoverageBar counts={counts} getAddress={linkToList} />
              <CountAbilitiesToggle
                ruleset={settings.ruleset}
                pressed={countAbilities}
                onChange={update}
              />
            </>
          ) : list.state === 'failed' ? (
            <PokedexFailed text={t(listStatusKey(list))} />
          ) : (
            <p className={styles.pending}>{t(listStatusKey(list))}</p>
          )}
          <ScreenActions>
            <LearnerLinks
              attacks={coverage.chosenAttacks}
              settings={settings}
              isInverse={coverage.isInverse}
            />
            <ShareButtons calculator="coverage" notices={notices} />
          </ScreenActions>
        </Card>
        <ListCard
          coverage={coverage}
          onImport={(file) => setPendingImport({ file })}
          onReset={() => change(clearOwnList, t('coverage.standardUsed'))}
          onNotice={(message) => notices.show({ message })}
        />
        <ListFormatHelp onNotice={(message) => notices.show({ message })} />
      </CalculatorScreen>
      <LazyPart>
        {pendingImport && (
          <ImportList
            initialFile={pendingImport.file}
            onClose={endImport}
            onUse={(entries) => {
              endImport();
              change(
                () => keepOwnList(entries),
                t('coverage.imported', {
                  count: entries.length,
                  number: formatNumber(entries.length, language),
                }),
              );
            }}
          />
        )}
      </LazyPart>
    </>
  );
}
