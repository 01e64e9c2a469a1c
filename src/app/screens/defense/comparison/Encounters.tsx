import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MatchupExplanation, NumberLinks } from '#app/typeUi/MatchupExplanation.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import type { Encounter } from '#core/answers/comparison.ts';
import type { ComparedDefender } from './useComparison.ts';

/** Lists who beats whom with attacks of their own types; each opens to say why. */
export function Encounters({
  encounters,
  columns,
  formatEncounter,
}: {
  encounters: readonly Encounter[];
  columns: readonly ComparedDefender[];
  formatEncounter: (encounter: Encounter) => string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('compare.duels')}</h3>
      <ul>
        {encounters.map((encounter) => (
          <li key={encounter.pair.join()}>
            <details>
              <summary>
                <DisclosureLabel label={formatEncounter(encounter)} />
              </summary>
              {encounter.hits.map(
                (hit, index) =>
                  hit && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the first hit is that of the first
                    <div key={index}>
                      <p translate="no">{columns[encounter.pair[index] ?? 0]?.name}</p>
                      <MatchupExplanation isPart matchup={hit.matchup} />
                    </div>
                  ),
              )}
              <NumberLinks />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
