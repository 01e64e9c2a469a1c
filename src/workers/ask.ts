import { trustedScript } from '#browser/trusted.ts';
import type { Answer, Answered, Asked, Question, Said } from './questions.ts';
import workerFile from './worker.ts?worker&url';

type Waiting = { answer: (answer: never) => void; fail: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let latest = 0;

/** Asks the worker, which is started with the first question; rejects when it cannot answer. */
export function ask<Name extends Question>(name: Name, ...said: Said<Name>): Promise<Answer<Name>> {
  return new Promise((answer, fail) => {
    const id = ++latest;
    waiting.set(id, { answer, fail });
    worker ??= started();
    worker.postMessage({ id, name, said } satisfies Asked);
  });
}

function started(): Worker {
  const fresh = new Worker(trustedScript(workerFile), { type: 'module' });
  fresh.onmessage = ({ data }: MessageEvent<Answered>) => {
    const { answer, fail } = waiting.get(data.id) as Waiting;
    waiting.delete(data.id);
    if ('failed' in data) fail(new Error('The worker found no answer'));
    else answer(data.answer as never);
  };
  // Its file is missing or broken: whoever asks next tries again.
  fresh.onerror = () => {
    worker = undefined;
    for (const { fail } of waiting.values()) fail(new Error('The worker could not be started'));
    waiting.clear();
  };
  return fresh;
}
