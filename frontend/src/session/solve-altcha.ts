import type { Challenge, Solution } from 'altcha-lib/types';
import type { AltchaChallenge } from '../api/generated/altcha';

/** Solves a challenge of the site, as its API takes it. Fails where the browser cannot, or once nobody waits for it. */
export async function solveAltcha(challenge: AltchaChallenge, signal: AbortSignal): Promise<string> {
  const solution = await solutionOf(challenge as Challenge, signal);
  if (!solution) throw new Error('The challenge could not be solved');
  return btoa(JSON.stringify({ challenge, solution }));
}

async function solutionOf(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  if (typeof Worker === 'undefined') return (await import('./altcha-work')).solve(challenge);
  const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Solution | null>((resolve, reject) => {
      const fail = () => reject(new Error('The work was ended'));
      if (signal.aborted) fail();
      signal.addEventListener('abort', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
      worker.addEventListener('error', fail);
      worker.postMessage(challenge, { transfer: [] });
    });
  } finally {
    worker.terminate();
  }
}
