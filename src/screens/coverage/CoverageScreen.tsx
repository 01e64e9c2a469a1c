import { lazy, useState } from 'react';
import { Link } from 'wouter';
import { supports } from '#engine/generation.ts';
import { Actions } from '#features/Actions.tsx';
import { Screen } from '#features/Screen.tsx';
import { useNews } from '#features/useNews.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { forgetOwnList, keepOwnList, ownList } from '#pokedex/ownList.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { Card } from '#ui/Card.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { CoverageBar } from '#widgets/CoverageBar.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import { Part } from '#widgets/Part.tsx';
import { ChosenAttacks } from './ChosenAttacks.tsx';
import styles from './CoverageScreen.module.css';
import { ListCard } from './ListCard.tsx';
import { ListHelp } from './ListHelp.tsx';
import { ModeLinks } from './ModeLinks.tsx';
import { useCoverage } from './useCoverage.ts';

const ImportList = lazy(async () => ({ default: (await import('./ImportList.tsx')).ImportList }));

/** Whom the attacks hit hard, normally and hardly, in the Pokédex or in a list of the player's own. */
export function CoverageScreen() {
  const { text, language } = useText();
  const told = useNews();
  const [importing, setImporting] = useState<{ file: File | undefined }>();
  const coverage = useCoverage('coverage', told.forget);
  const { choose, chosen, counts, countAbilities, ignored, linkToList, list, settings } = coverage;
  const isEmpty = chosen.length === 0;

  /** Puts another list in use, tells of it, and offers to have the one before again. */
  function change(put: () => void, says: string): void {
    const before = ownList();
    put();
    told.tell({
      says,
      takesFocus: true,
      undo: () => {
        if (before) keepOwnList(before);
        else forgetOwnList();
        told.forget();
      },
    });
  }

  const title =
    isEmpty || list.state !== 'done'
      ? text('coverage.emptyTitle')
      : text('offense.hits', {
          count: list.entries.length,
          hit: formatNumber(counts.weaknesses, language),
          number: formatNumber(list.entries.length, language),
        });

  return (
    <>
      <PageHead
        title={`${text('coverage.pageTitle')} · ${text('offense.pageTitle')}`}
        description={text('coverage.description')}
        path="/offense/coverage/"
      />
      <Screen
        told={told}
        ignored={ignored}
        onCorrect={() => choose((state) => state)}
        className={styles.screen}
      >
        <Card className={styles.attacks}>
          <h2>{text('coverage.attacks')}</h2>
          <ChosenAttacks coverage={coverage} />
        </Card>
        <Card aria-label={text('coverage.result')} className={styles.result}>
          <div className={styles.headline}>
            <h1>{title}</h1>{' '}
            <Explain term={text('offense.coverage')}>{text('terms.coverage')}</Explain>
            {isEmpty && <p>{text('coverage.empty')}</p>}
            <Announcement says={list.state === 'done' ? title : ''} />
          </div>
          {list.state === 'done' ? (
            <>
              <CoverageBar
                counts={counts}
                linkTo={(mode, children) => <Link to={linkToList(mode)}>{children}</Link>}
              />
              {supports(settings.generation, 'abilities') && (
                <Toggle
                  pressed={countAbilities}
                  onClick={() =>
                    choose((state) => ({ ...state, countAbilities: !state.countAbilities }))
                  }
                >
                  {text('offense.countAbilities')}
                </Toggle>
              )}
              <ModeLinks coverage={coverage} />
            </>
          ) : (
            <p
              role={list.state === 'failed' ? 'alert' : undefined}
              className={list.state === 'pending' ? styles.pending : undefined}
            >
              {text(list.state === 'failed' ? 'coverage.failed' : 'coverage.loading')}
            </p>
          )}
          <Actions of="coverage" told={told} />
        </Card>
        <ListCard
          coverage={coverage}
          onImport={(file) => setImporting({ file })}
          onReset={() => change(forgetOwnList, text('coverage.standardUsed'))}
          onSay={(says) => told.tell({ says })}
        />
        <ListHelp onSay={(says) => told.tell({ says })} />
      </Screen>
      <HelpCards of="offense" />
      <Part>
        {importing && (
          <ImportList
            opened={importing.file}
            onClose={() => setImporting(undefined)}
            onUse={(entries) => {
              setImporting(undefined);
              change(
                () => keepOwnList(entries),
                text('coverage.imported', {
                  count: entries.length,
                  number: formatNumber(entries.length, language),
                }),
              );
            }}
          />
        )}
      </Part>
    </>
  );
}
