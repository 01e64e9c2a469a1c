import type { QuestionTarget } from '#practice/question.ts';
import { useNames } from '#widgets/names.ts';

/** Returns the name of a target: that of the Pokémon, or its types. */
export function useTargetName(): (target: QuestionTarget) => string {
  const { typingName } = useNames();
  return ({ name, typing }) => name ?? typingName(typing);
}
