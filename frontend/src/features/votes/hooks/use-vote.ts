import { useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { drawSecret, forgetSecret, storeSecret } from '../../../chain/vote-secret';
import { useCastVoteMutation, type NewVote } from '../api';

type Attempt =
  | { step: 'none' }
  | { step: 'sending' }
  | { step: 'failed'; error: unknown }
  | { step: 'done'; vote: NewVote };

/** The server has said no, rather than nothing or that it is in trouble: then there is no vote. */
const isRefused = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/** Gives a vote under a secret that this browser draws. */
export function useVote(participantId: number) {
  // The store keeps what came of it by this name, also once the dialog is gone: what is offered after a vote may come later.
  const [castVote] = useCastVoteMutation({ fixedCacheKey: 'vote' });
  const [attempt, setAttempt] = useState<Attempt>({ step: 'none' });

  const send = async (comment: string): Promise<Attempt> => {
    const secret = await drawSecret();
    // Kept before it is sent: an answer may get lost, and the vote be there all the same. Where nothing can be kept, the server draws one.
    const pseudonym = storeSecret(secret) ? secret.pseudonym : null;
    const { data, error } = await castVote({
      castVote: { participantId, comment: comment.trim() || null, pseudonym },
    });
    if (isRefused(error)) forgetSecret(secret);
    return data ? { step: 'done', vote: data } : { step: 'failed', error };
  };

  const vote = async (comment: string): Promise<Attempt> => {
    setAttempt({ step: 'sending' });
    const outcome = await send(comment).catch((error: unknown): Attempt => ({ step: 'failed', error }));
    setAttempt(outcome);
    return outcome;
  };

  return { attempt, vote };
}
