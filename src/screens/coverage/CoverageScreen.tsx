import { lazy, useState } from 'react';
import { Actions } from '#features/Actions.tsx';
import { CalculatorScreen } from '#features/CalculatorScreen.tsx';
import { CountAbilities } from '#features/CountAbilities.tsx';
import { useNotices } from '#features/useNotices.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { forgetOwnList, keepOwnList, ownList } from '#pokedex/ownList.ts';
import { Announcement } from '#ui/Announcement.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { CoverageBar } from '#widgets/CoverageBar.tsx';
import { Explain } from '#widgets/Explain.tsx';
import { Part } from '#widgets/Part.tsx';
import { ChosenAttacks } from './ChosenAttacks.tsx';
import styles from './CoverageScreen.module.css';
import { ListCard } from './ListCard.tsx';
import { ListHelp } from './ListHelp.tsx';
import { ModeLinks } from './ModeLinks.tsx';
import { useCoverage } from './useCoverage.ts';
import { waitingText } from './waitingText.ts';

const ImportList = lazy(async () => ({ default: (await import('./ImportList.tsx')).ImportList }));

/** Whom the attacks hit hard, normally and hardly, in the Pokédex or in a list of the player's own. */
export function CoverageScreen() {
  const { text, language } = useText();
  const notices = useNotices('coverage');
  const [importing, setImporting] = useState<{ file: File | undefined }>();
  const coverage = useCoverage('coverage', notices.clear);
  const { update, chosen, counts, countAbilities, ignored, linkToList, list, settings } = coverage;
  const isEmpty = chosen.length === 0;

  /** Puts another list in use, shows a notice, and offers the list before it back. */
  function change(put: () => void, message: string): void {
    const before = ownList();
    put();
    notices.show({
      message,
      takesFocus: true,
      undo: () => {
        if (before.state === 'done') keepOwnList(before.entries);
        else forgetOwnList();
        notices.clear();
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
      <CalculatorScreen
        calculator="coverage"
        title={`${text('coverage.pageTitle')} · ${text('offense.pageTitle')}`}
        notices={notices}
        ignored={ignored}
        onCorrect={() => update((state) => state)}
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
              <CountAbilities
                generation={settings.generation}
                pressed={countAbilities}
                onChange={update}
              />
              <ModeLinks coverage={coverage} />
            </>
          ) : (
            <p
              role={list.state === 'failed' ? 'alert' : undefined}
              className={list.state === 'pending' ? styles.pending : undefined}
            >
              {text(waitingText(list))}
            </p>
          )}
          <Actions calculator="coverage" notices={notices} />
        </Card>
        <ListCard
          coverage={coverage}
          onImport={(file) => setImporting({ file })}
          onReset={() => change(forgetOwnList, text('coverage.standardUsed'))}
          onSay={(message) => notices.show({ message })}
        />
        <ListHelp onSay={(message) => notices.show({ message })} />
      </CalculatorScreen>
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
