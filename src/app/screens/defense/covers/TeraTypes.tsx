import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { rankTeraTypes } from '#core/answers/teraTypes.ts';
import type { World } from '#core/hit/situation.ts';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { supports, typesIn } from '#core/rulesets/ruleset.ts';
import { CoverList } from './CoverList.tsx';

/** The number of Tera types at most. */
const maxTeraTypes = 4;

/** Lists the Tera types that cover the weaknesses of the defender best; a link chooses one. */
export function TeraTypes({
  defense: { defender, settings, state },
  world,
}: {
  defense: Defense;
  world: World;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  if (!supports(settings.ruleset, 'tera')) return null;
  const best = rankTeraTypes(defender, typesIn(settings.ruleset), world).slice(0, maxTeraTypes);
  return (
    <>
      <h3>{t('defense.bestTera')}</h3>
      <CoverList
        rows={best.map(({ type, reason, outcomes }) => ({
          key: type,
          typing: [type],
          name: typeName(type),
          to: formatDefenseUrl({ ...state, tera: type }, settings),
          reason,
          outcomes,
        }))}
      />
    </>
  );
}
