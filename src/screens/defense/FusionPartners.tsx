import { useMemo } from 'react';
import { worldIn } from '#engine/situation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { DefenseState } from '#links/defense.ts';
import { displayName } from '#pokedex/name.ts';
import type { PartnerGroup } from '#pokedex/partners.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { picksFromPokemon } from '#pokedex/traits.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { NameText } from '#widgets/NameText.tsx';
import { useNames } from '#widgets/names/names.ts';
import { useFormatRuleName } from '#widgets/names/ruleName.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import { useWorkerQuery } from '#workers/useWorkerQuery.ts';
import type { WorkerArgs } from '#workers/workerApi.ts';
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
        <>
          <p>{t('fusion.bestHelp')}</p>
          <ol className={styles.groups}>
            {groups.map((group) => (
              <li key={group.fusions[0]} className={styles.group}>
                <PartnerGroupItem
                  group={group}
                  fusions={group.fusions
                    .slice(0, maxFusions)
                    .flatMap((id) => findPokemon(id) ?? [])}
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
        </>
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
  const { typeName } = useNames();
  const ruleName = useFormatRuleName();
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
