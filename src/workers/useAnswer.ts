import { useEffect, useState } from 'react';
import { ask } from './ask.ts';
import type { Answer, Question, Said } from './questions.ts';

/** The worker's answer to the latest question it has answered. */
export type Answering<Name extends Question> = {
  answer: Answer<Name> | undefined;
  /** Of which question; while a later one is thought about this is the one before. */
  said: Said<Name> | undefined;
  hasFailed: boolean;
};

/** What the worker answers; `said` has to stay the same object while nothing else is asked. */
export function useAnswer<Name extends Question>(
  name: Name,
  said: Said<Name> | undefined,
): Answering<Name> {
  const [answered, setAnswered] = useState<Answering<Name>>({
    answer: undefined,
    said: undefined,
    hasFailed: false,
  });
  useEffect(() => {
    if (!said) return;
    let isWanted = true;
    ask(name, ...said).then(
      (answer) => isWanted && setAnswered({ answer, said, hasFailed: false }),
      () => isWanted && setAnswered({ answer: undefined, said, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [name, said]);
  return answered;
}
