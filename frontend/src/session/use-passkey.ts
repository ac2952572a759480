import { useState } from 'react';
import type { ProofChoices, SecondFactorProof } from '../api/generated/security';

type Options = NonNullable<ProofChoices['passkey']>;

/** Has the browser sign by a passkey; undefined where its owner would not, or it could not. */
export function usePasskey(): [
  ask: (options: Options) => Promise<SecondFactorProof['passkey']>,
  isAsking: boolean,
] {
  const [isAsking, setAsking] = useState(false);
  const ask = async (options: Options) => {
    setAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      type OptionsJSON = Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const answer = await startAuthentication({ optionsJSON: options as unknown as OptionsJSON });
      return answer as unknown as SecondFactorProof['passkey'];
    } catch {
      return undefined;
    } finally {
      setAsking(false);
    }
  };
  return [ask, isAsking];
}
