import type { QuestionTarget } from '#practice/question.ts';
import { useNames } from '#widgets/names/names.ts';

/** Returns a function that formats a target: the name of the Pokémon, or its types. */
export function useFormatTarget(): (target: QuestionTarget) => string {
  const { typingName } = useNames();
  return ({ name, typing }) => name ?? typingName(typing);
}
