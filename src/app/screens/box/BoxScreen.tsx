import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { UnreadableRecords } from '#app/parts/frame/UnreadableRecords.tsx';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { chooseRun, getRunPreference } from '#app/preferences/gamePreferences.ts';
import { parseBoxSettings, savedBoxes } from '#app/state/saved/savedBoxes.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { Card } from '#app/ui/Card.tsx';
import { gameOf } from '#core/rulesets/ruleset.ts';
import { BoxEditor } from './BoxEditor.tsx';
import styles from './BoxScreen.module.css';
import { createBox } from './createBox.ts';

/**
 * Shows the box whose id is in the URL parameter `run`, or else the one that was open last in the game, or the first one;
 * it is a new one until it has a Pokémon.
 */
export function BoxScreen({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();
  const settings = useSettings();
  const { state, items, unreadable } = useSavedList(savedBoxes);
  const [newId] = useState(() => crypto.randomUUID());
  const run = params.get('run');
  const gameName = gameOf(settings.ruleset) ? rulesetName(settings.ruleset) : t('pages.box.title');
  const newBox = useMemo(
    () => createBox(items, settings, gameName, run ?? newId),
    [items, settings, gameName, run, newId],
  );
  const [lastRun] = useState(() => getRunPreference(settings.ruleset).read());
  const find = (boxId: string | null) => items.find(({ id }) => id === boxId);
  const box = find(run) ?? (run === null ? (find(lastRun) ?? items[0]) : undefined) ?? newBox;
  const savedBox = box === newBox ? undefined : box;
  useEffect(() => {
    if (!savedBox) return;
    chooseRun(parseBoxSettings(savedBox).ruleset, savedBox.id);
  }, [savedBox]);
  return (
    <>
      <PageHead title={t('pages.box.title')} description={t('pages.box.text1')} path="/box/" />
      <div data-gain className={styles.screen}>
        <Card className={styles.head}>
          <h1>{t('pages.box.title')}</h1>
          <p>{t('pages.box.text1')}</p>
          {state === 'pending' && <p role="status">{t('shell.loading')}</p>}
          {state === 'failed' && <LoadFailed text={t('box.notRead')} onRetry={savedBoxes.load} />}
          <UnreadableRecords records={unreadable} text={t('box.unreadable')} />
        </Card>
        {state === 'done' && <BoxEditor key={box.id} box={box} boxes={items} />}
      </div>
    </>
  );
}
