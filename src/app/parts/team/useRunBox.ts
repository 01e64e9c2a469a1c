import { useEffect, useState } from 'react';
import { getRunPreference } from '#app/preferences/gamePreferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import type { SavedBox } from '#app/state/saved/savedBoxes.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/**
 * Returns the box of the run that was open last in the game. Without one nothing is loaded, because few players have a
 * box and every one of them sees suggestions.
 */
export function useRunBox(ruleset: Ruleset): { box: SavedBox | undefined; isPending: boolean } {
  const run = usePreference(getRunPreference(ruleset));
  const [boxes, setBoxes] = useState<readonly SavedBox[]>();
  const hasRun = run !== '';

  useEffect(() => {
    if (!hasRun) return;
    let isCurrent = true;
    let unsubscribe = () => {};
    import('#app/state/saved/savedBoxes.ts').then(
      ({ savedBoxes }) => {
        if (!isCurrent) return;
        function update(): void {
          const { state, items } = savedBoxes.get();
          if (state === 'pending') savedBoxes.load();
          else setBoxes(items);
        }
        unsubscribe = savedBoxes.subscribe(update);
        update();
      },
      (error) => {
        console.warn('Failed to load the box', error);
        if (isCurrent) setBoxes([]);
      },
    );
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [hasRun]);

  return {
    box: boxes?.find(({ id }) => id === run),
    isPending: hasRun && boxes === undefined,
  };
}
