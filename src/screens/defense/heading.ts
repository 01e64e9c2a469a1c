import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { useNames } from '#widgets/names.ts';
import { useRuleName } from '#widgets/ruleName.ts';
import type { Defense } from './useDefense.ts';

/** The Pokémon's name, or its types where only those are chosen. */
export function useHeading({ pokemon, defender }: Defense): string {
  const { language } = useText();
  const { typingName } = useNames();
  return pokemon ? displayName(language, pokemon) : typingName(defender.typing);
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
