import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Status } from '#app/ui/Status.tsx';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { DefenseState } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { PartnerGroup } from '#core/pokedex/partners.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import styles from './FusionPartners.module.css';
import type { Defense } from './useDefense.ts';
import { useFormatOutcomes } from './useFormatOutcomes.ts';

const maxGroups = 6;

/** The fusions of a group have the same types, so some examples suffice. */
const maxFusions = 4;

/** Lists the fusions of the Pokémon that have the fewest and mildest weaknesses. */
export function FusionPartners({
  defense: { settings, defender, searchables, findPokemon },
  pokemon,
  onChange,
}: {
  defense: Defense;
  pokemon: Pokemon;
  onChange: (next: (state: DefenseState) => DefenseState) => void;
}) {
  const { t } = useTranslation();
  const { ruleset } = settings;
  const { secondAbility, inverse } = defender;
  const args = useMemo<WorkerArgs<'bestPartners'>>(
    () => [
      pokemon,
      secondAbility,
      searchables.map((each) => each.pokemon),
      worldIn(ruleset, inverse),
      maxGroups,
    ],
    [pokemon, secondAbility, searchables, ruleset, inverse],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('bestPartners', args);
  const groups = answeredArgs === args ? result : undefined;
  return (
    <>
      {hasFailed && <p role="alert">{t('team.suggest.failed')}</p>}
      <Status>{!hasFailed && !groups && t('team.suggest.thinking')}</Status>
      {groups && (
        <ol className={styles.groups}>
          {groups.map((group) => (
            <li key={group.fusions[0]} className={styles.group}>
              <PartnerGroupItem
                group={group}
                fusions={group.fusions.slice(0, maxFusions).flatMap((id) => findPokemon(id) ?? [])}
                onPick={(fusion) =>
                  onChange((state) => {
                    const picks = picksFromPokemon(ruleset, fusion);
                    return { ...state, ...picks, ability: group.ability ?? picks.ability };
                  })
                }
              />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function PartnerGroupItem({
  group: { typing, ability, weaknesses, resistances, immunities },
  fusions,
  onPick,
}: {
  group: PartnerGroup;
  fusions: readonly Pokemon[];
  onPick: (fusion: Pokemon) => void;
}) {
  const { namesLanguage } = useTranslation();
  const formatOutcomes = useFormatOutcomes();
  const { typeName, ruleName } = useNames();
  return (
    <>
      <p className={styles.head}>
        {typing.map((type) => (
          <TypeIcon key={type} type={type} name={typeName(type)} />
        ))}
        {ability && (
          <strong>
            <NameText name={ruleName(ability, 'abilities')} />
          </strong>
        )}
      </p>
      <p>{formatOutcomes({ weaknesses, resistances, immunities })}</p>
      <div className={styles.fusions}>
        {fusions.map((fusion) => (
          <Button key={fusion.id} onClick={() => onPick(fusion)}>
            <NameText name={displayName(namesLanguage, fusion)} />
          </Button>
        ))}
      </div>
    </>
  );
}
