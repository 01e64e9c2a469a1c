import { useNames } from '#app/typeUi/names/names.ts';
import type { QuestionTarget } from '#core/practice/question.ts';

/** Returns a function that formats a target: the name of the Pokémon, or its types. */
export function useFormatTarget(): (target: QuestionTarget) => string {
  const { typingName } = useNames();
  return ({ name, typing }) => name ?? typingName(typing);
}
