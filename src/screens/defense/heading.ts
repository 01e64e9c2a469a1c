import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import type { Defense } from './useDefense.ts';

/** The Pokémon's name, or its types where only those are chosen. */
export function useHeading({ pokemon, defender }: Defense): string {
  const { text, language } = useText();
  if (pokemon) return displayName(language, pokemon);
  return defender.typing.map((type) => text(`types.${type}`)).join(' / ');
}

/** What of the situation is on: inverse battle, conditions and the held item, by name. */
export function useSituation({ defender }: Defense): string[] {
  const { text } = useText();
  const ruleName = useRuleName();
  return [
    ...(defender.inverse ? [text('defense.inverse')] : []),
    ...defender.conditions.map((condition) => ruleName(condition, 'conditions')),
    ...(defender.item ? [ruleName(defender.item, 'items')] : []),
  ];
}
