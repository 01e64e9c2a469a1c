import { FolderOpen, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useHandover } from '#app/parts/frame/useHandover.ts';
import { BaseSelect } from '#app/typeUi/BaseSelect.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { emptyGame, newGame } from '#core/ownGames/edit/chartEdits.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import styles from './NewGameCard.module.css';

const ImportGame = lazyComponent(
  'ImportGame',
  () => import('#app/screens/game/import/ImportGame.tsx'),
);

/** Shows the ways to create a game: from the chart of a base, from an empty chart, or by an import. */
export function NewGameCard({
  onCreate,
  onImport,
}: {
  onCreate: (game: OwnGame) => void;
  onImport: (game: OwnGame) => void;
}) {
  const { t } = useTranslation();
  const [base, setBase] = useState<OwnGame['base']>('default');
  const [isImporting, setIsImporting] = useState(false);
  const received = useHandover('game');

  function endImport(): void {
    received.end();
    setIsImporting(false);
  }

  return (
    <Card aria-labelledby="new">
      <h2 id="new">{t('game.new')}</h2>
      <div className={styles.fields}>
        <BaseSelect label={t('importGame.base')} value={base} onPick={setBase} />
        <Button primary onClick={() => onCreate(newGame(t('importGame.unnamed'), base))}>
          <Plus aria-hidden />
          <span>{t('game.new')}</span>
        </Button>
        <Button onClick={() => onCreate(emptyGame(t('importGame.unnamed'), base))}>
          {t('game.empty')}
        </Button>
        <Button onClick={() => setIsImporting(true)}>
          <FolderOpen aria-hidden />
          <span>{t('importGame.title')}</span>
        </Button>
      </div>
      {(isImporting || received.files) && (
        <Suspense>
          <ImportGame
            initialFiles={received.files}
            onImport={(game) => {
              endImport();
              onImport(game);
            }}
            onClose={endImport}
          />
        </Suspense>
      )}
    </Card>
  );
}
