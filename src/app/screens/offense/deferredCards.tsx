import { type ComponentType, memo, useDeferredValue } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import type { CalculatorEntry } from '#app/state/entry.ts';
import type { UpdateState } from '#app/state/useCalculator.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import type { Type } from '#core/charts/type.ts';
import type { OffenseState } from '#core/links/offense.ts';
import { BestSets } from './BestSets.tsx';
import { CoverageSection } from './CoverageSection.tsx';
import { NextTypeCard } from './NextTypeCard.tsx';
import { useGetPokemonOfTyping } from './pokemonByTyping.ts';
import { TypePairsCard } from './TypePairsCard.tsx';
import { useOffense, useTargetList } from './useOffense.ts';

type DeferredProps = {
  entry: CalculatorEntry<'offense'>;
  update: UpdateState<OffenseState>;
  onAdd: (types: readonly Type[], message: string) => void;
};

/**
 * Lets a part of the screen follow an update in a pass of its own, after the answer, which renders
 * nothing else of the screen.
 */
function defer<Props extends Pick<DeferredProps, 'entry'>>(Part: ComponentType<Props>) {
  const MemoizedPart = memo(Part) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return <MemoizedPart {...props} entry={useDeferredValue(props.entry)} />;
  };
}

/** Shows how many Pokémon the attacks hit. */
export const DeferredCoverage = defer(function DeferredCoverage({
  entry,
  update,
}: Omit<DeferredProps, 'onAdd'>) {
  const offense = useOffense(entry, update);
  const targetList = useTargetList(offense);
  // The deferred entry is still empty right after the first tap.
  if (offense.attacks.length === 0) return null;
  return <CoverageSection offense={offense} targetList={targetList} />;
});

/** Shows the typings that wall the attacks, and the types to add. */
export const DeferredDetails = defer(function DeferredDetails({
  entry,
  update,
  onAdd,
}: DeferredProps) {
  const { ruleset } = entry.settings;
  const { rulesetName } = useGameNames();
  const offense = useOffense(entry, update);
  const targetList = useTargetList(offense);
  const { state, listedSearchables } = usePokedex(entry.settings);
  const getPokemon = useGetPokemonOfTyping(listedSearchables);
  return (
    <>
      {offense.attacks.length > 0 && (
        <TypePairsCard offense={offense} hasPokedex={state === 'done'} getPokemon={getPokemon} />
      )}
      <NextTypeCard
        key={rulesetName(ruleset)}
        offense={offense}
        targetList={targetList}
        getPokemon={getPokemon}
        onAdd={onAdd}
      />
    </>
  );
});

/** Shows the best sets of types. */
export const DeferredBestSets = defer(function DeferredBestSets({
  entry,
  update,
  onAdd,
}: DeferredProps) {
  const { rulesetName } = useGameNames();
  const offense = useOffense(entry, update);
  const targetList = useTargetList(offense);
  return (
    <BestSets
      key={rulesetName(entry.settings.ruleset)}
      offense={offense}
      targetList={targetList}
      onUse={onAdd}
    />
  );
});
