import { X } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { readStored, writeStored } from '#app/browser/storage.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import { findOtherVersion, isUnsaved, savedGames } from '#app/state/saved/savedGames.ts';
import { saveGame } from '#app/state/saveGame.ts';
import { session } from '#app/state/session.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { formatChartUrl } from '#core/links/chart.ts';
import type { Calculator } from '#core/links/registry.ts';
import { countDifferences } from '#core/ownGames/gameDifferences.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import styles from './LinkedGameNotice.module.css';
import type { Notices } from './useNotices.ts';
import { useSavedList } from './useSavedList.ts';

/** The key in the session storage of the link text of the last game whose notice was dismissed. */
const dismissedKey = 'dismissed_game';

/** Names the game of a link that is not saved on the device, and in what it differs from its base. */
export function LinkedGameNotice({
  calculator,
  game,
  notices: { show, keepFocus },
}: {
  calculator: Calculator;
  game: OwnGame;
  notices: Notices;
}) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { navigate } = use(NavigationContext);
  const settings = useSettings();
  const { state, items } = useSavedList(savedGames);
  const [dismissedText, setDismissedText] = useState(() => readStored('session', dismissedKey));
  // A large game takes too long to compare with each render.
  const comparison = useMemo(
    () =>
      state === 'done' && isUnsaved(game, items)
        ? { otherVersion: findOtherVersion(game, items), counts: countDifferences(game) }
        : undefined,
    [state, game, items],
  );
  if (!comparison || dismissedText === game.linkText) return null;

  const { otherVersion, counts } = comparison;
  const { newTypes, missingTypes, changedMatchups, ownPokemon, ownAbilities } = counts;
  const differences = [
    newTypes > 0 && t('game.newTypes', { count: newTypes }),
    missingTypes > 0 && t('game.missingTypes', { count: missingTypes }),
    changedMatchups > 0 && t('game.changedMatchups', { count: changedMatchups }),
    ownPokemon > 0 && t('game.ownPokemon', { count: ownPokemon }),
    ownAbilities > 0 && t('game.ownAbilities', { count: ownAbilities }),
  ].filter((each) => each !== false);

  async function save(): Promise<void> {
    const savedGame = await saveGame(session, game);
    show({
      message: savedGame ? t('team.saved.as', { name: savedGame.game.name }) : t('game.tooMany'),
    });
    if (savedGame) keepFocus();
  }

  return (
    <Notice>
      <p className={styles.message}>
        {otherVersion
          ? t('game.otherVersion', { game: otherVersion.game.name })
          : formatLabeled(
              game.name,
              differences.length > 0 ? formatList(differences) : t('game.fromLink'),
              language,
            )}
      </p>
      {otherVersion ? (
        <Button quiet onClick={() => chooseOwnGame(session, otherVersion.game, otherVersion.id)}>
          {t('game.useSaved')}
        </Button>
      ) : (
        calculator !== 'chart' && (
          <Button quiet onClick={() => navigate(formatChartUrl(settings))}>
            {t('game.chart')}
          </Button>
        )
      )}
      <Button quiet onClick={save}>
        {t('game.save')}
      </Button>
      <Button
        quiet
        aria-label={t('shell.dismiss')}
        onClick={() => {
          writeStored('session', dismissedKey, game.linkText);
          setDismissedText(game.linkText);
          keepFocus();
        }}
      >
        <X aria-hidden />
      </Button>
    </Notice>
  );
}
