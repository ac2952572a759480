import { NodeFailure } from './node-failure.js';

/** How the candidates of one question did. */
export interface Outcome<N> {
  failed(candidate: N, failure: NodeFailure): void;
  answered(candidate: N): void;
  /** Somebody who was asked later answered first. */
  overtaken(candidate: N): void;
}

/**
 * Asks one after another: the next one when one fails, or keeps everybody waiting for longer than `patience` (ms, by
 * place), without giving up those who were asked before. The first answer counts, an error that is no NodeFailure too.
 */
export function firstAnswer<N, T>(
  candidates: readonly N[],
  ask: (candidate: N) => Promise<T>,
  patience: (place: number) => number,
  outcome: Outcome<N>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<N>();
    let place = 0;
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;

    const askNext = (): void => {
      clearTimeout(timer);
      const candidate = candidates[place]!;
      waiting.add(candidate);
      place += 1;
      if (place < candidates.length) timer = setTimeout(askNext, patience(place - 1));
      const answer = ask(candidate);
      answer.then(
        () => finish(candidate, answer),
        (error: unknown) =>
          error instanceof NodeFailure ? fail(candidate, error) : finish(candidate, answer),
      );
    };

    const finish = (candidate: N, answer: Promise<T>): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      outcome.answered(candidate);
      // A set keeps the order in which they were asked.
      const slower = [...waiting].slice(0, [...waiting].indexOf(candidate));
      for (const each of slower) outcome.overtaken(each);
      resolve(answer);
    };

    const fail = (candidate: N, failure: NodeFailure): void => {
      if (isOver) return;
      outcome.failed(candidate, failure);
      waiting.delete(candidate);
      if (place < candidates.length) askNext();
      else if (waiting.size === 0) {
        isOver = true;
        reject(failure);
      }
    };

    askNext();
  });
}
