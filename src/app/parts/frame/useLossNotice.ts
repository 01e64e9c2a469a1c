import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CalculatorEntry } from '#app/state/entry.ts';
import { isVersionOf } from '#app/state/followGame.ts';
import { session } from '#app/state/session.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { gameOf, isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Notices } from './useNotices.ts';

type Picks = Pick<CalculatorEntry, 'key' | 'state' | 'settings'>;

/**
 * Shows a notice when a change of the settings hides picks, with an undo that restores the settings, unless an own game
 * itself has changed; `names` are the picks that exist under the settings.
 */
export function useLossNotice(
  { show }: Notices,
  { key, state, settings }: Picks,
  names: readonly string[],
): void {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const { rulesetName } = useGameNames();
  const last = useRef({ key, state, settings, names });
  useEffect(() => {
    const before = last.current;
    last.current = { key, state, settings, names };
    if (before.key !== key || before.state !== state || before.settings === settings) return;
    const lostNames = new Set(before.names.filter((name) => !names.includes(name)));
    if (lostNames.size === 0) return;
    const { ruleset } = settings;
    const kind =
      before.settings.ruleset === ruleset
        ? 'notCounted'
        : isOwnGame(ruleset) || gameOf(ruleset)
          ? 'notInGame'
          : 'notInGeneration';
    show({
      message: t(`notices.${kind}`, {
        names: formatList([...lostNames]),
        game: rulesetName(ruleset),
      }),
      ...(!isVersionOf(before.settings, settings) && {
        undo: () => session.setSettings(before.settings),
      }),
    });
  });
}
