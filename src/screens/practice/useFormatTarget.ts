import type { Target } from '#practice/question.ts';
import { useNames } from '#widgets/names.ts';

/** Returns the name of a target: that of the Pokémon, or its types. */
export function useFormatTarget(): (target: Target) => string {
  const { typingName } = useNames();
  return ({ name, typing }) => name ?? typingName(typing);
}
