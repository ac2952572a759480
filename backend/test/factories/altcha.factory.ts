import { hkdfSync } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, CreateChallengeOptions } from 'altcha-lib/types';
import type { TestApp } from '../support/test-app.js';

/** As a browser sends it. */
export const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

export async function solutionOf(challenge: Challenge) {
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! };
}

/** A challenge of the site, solved as a browser solves it. */
export async function solved(app: TestApp): Promise<string> {
  const { body } = await app.client().get('/altcha').expect(200);
  return encoded(await solutionOf(body as Challenge));
}

/** A challenge that bears the site's own signature, whatever it asks for. */
export function signedChallenge(
  { config: { sessionSecret } }: TestApp,
  options: Partial<CreateChallengeOptions>,
): Promise<Challenge> {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32)).toString('hex');
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5_000,
    counter: 2,
    expiresAt: new Date(Date.now() + 60_000),
    deriveKey,
    hmacSignatureSecret: key('altcha challenges'),
    hmacKeySignatureSecret: key('altcha solutions'),
    ...options,
  });
}
