import { type Answered, type Asked, questions } from './questions.ts';

self.onmessage = async ({ data: { id, name, said } }: MessageEvent<Asked>) => {
  const reply = (answered: Answered) => self.postMessage(answered);
  try {
    const ask = questions[name] as (...said: readonly unknown[]) => unknown;
    reply({ id, answer: await ask(...said) });
  } catch {
    reply({ id, failed: true });
  }
};
