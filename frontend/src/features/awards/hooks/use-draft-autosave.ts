import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { storedDraft, storeDraft } from '../../../ui/forms/kept-drafts';
import { useGetDeskQuery, useKeepScoreDraftMutation, type KeptDraft } from '../judging-api';
import { isExactly, toKept, type TypedDraft } from '../score-draft';

/** So long after the last change a draft is sent, in milliseconds. */
const PAUSE = 800;

interface Typing {
  /** Where the tab keeps what is typed. */
  key: string;
  awardId: number;
  participantId: number;
  typed: TypedDraft | null;
  /** Of the draft that the server has, as far as is known; null where there is none. */
  revision: string | null;
  /** Something is typed that the server does not have. */
  isPending: boolean;
  /** Whether the award takes drafts. */
  isOpen: boolean;
  save: (typed: TypedDraft) => void;
  discard: () => void;
}

/** Why a draft is not on the server. */
interface Failure {
  of: TypedDraft;
  error: unknown;
}

/** What became of a draft that was sent. */
interface Sent {
  kept: KeptDraft | undefined;
  error: unknown;
}

const isChanged = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'score_draft_changed';

/**
 * Sends what is typed to the server a moment after the last change, one draft after the other, and at once when its judge goes on to
 * somebody else. What failed is tried again with the next change or when asked; what another tab has changed waits for a decision.
 */
export function useDraftAutosave(typing: Typing) {
  const { key, awardId, participantId, typed, revision, isPending, isOpen, save, discard } = typing;
  const [keep, { isLoading: isSending }] = useKeepScoreDraftMutation();
  const { isFetching: isAsked } = useGetDeskQuery({ id: awardId });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isHeld, setHeld] = useState(false);
  const onItsWay = useRef<Promise<Sent>>(undefined);
  const latest = useRef<TypedDraft | null>(null);
  const isLeft = useRef(false);
  const isElsewhere = isPending && failure !== null && isChanged(failure.error);
  const hasFailed = isPending && failure !== null && failure.of === typed;
  const mayBeSent = isPending && isOpen && !isSending && !isHeld && !isElsewhere;

  const send = async (sent: TypedDraft): Promise<Sent> => {
    const keepScoreDraft = toKept(sent);
    const { data: kept, error } = await keep({ id: awardId, participantId, keepScoreDraft });
    const rest = latest.current && !isExactly(latest.current, sent) ? latest.current : null;
    if (!isLeft.current) setFailure(error ? { of: sent, error } : null);
    if (!kept) return { kept, error };
    // What was typed meanwhile is typed onto the draft that is kept now.
    const next = rest && { ...rest, revision: kept.revision };
    if (isLeft.current) forgetStored(key, sent);
    else if (latest.current) save(next ?? { ...sent, revision: kept.revision });
    return next && isLeft.current ? send(next) : { kept, error };
  };
  const sendNow = useEffectEvent(() => {
    if (!typed) return;
    const sending = send(typed).finally(() => {
      if (onItsWay.current === sending) onItsWay.current = undefined;
    });
    onItsWay.current = sending;
  });
  const tidy = useEffectEvent(discard);
  const leave = useEffectEvent(() => {
    if (mayBeSent) sendNow();
  });

  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  useEffect(() => {
    if (!mayBeSent || hasFailed) return;
    const timer = setTimeout(() => sendNow(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, mayBeSent, hasFailed]);
  // An answer on its way may be of before what was kept: until the desk is told anew, what was typed stands.
  const isDone = typed !== null && !isPending && !isSending && !isAsked;
  useEffect(() => {
    if (isDone) tidy();
  }, [isDone]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      leave();
    };
  }, []);

  return {
    /** Why the server does not have it; null while that is not known to have failed. */
    error: hasFailed || isElsewhere ? failure.error : null,
    isElsewhere,
    /** The desk is being asked for: what another tab has kept may not be known yet. */
    isAsked,
    tryAgain: () => setFailure(null),
    /**
     * Sends what is typed, and nothing more after it.
     * @returns the draft that the server has then, as far as it could be reached; null where it has another tab's
     */
    settle: async (): Promise<{ revision: string | null } | null> => {
      setHeld(true);
      const sent = (await onItsWay.current) ?? (isPending && typed ? await send(typed) : undefined);
      if (isChanged(sent?.error)) return null;
      return { revision: sent?.kept?.revision ?? typed?.revision ?? revision };
    },
    release: () => setHeld(false),
  };
}

/** The judge is elsewhere by now: only what was sent is forgotten, and nothing that was typed since. */
function forgetStored(key: string, sent: TypedDraft): void {
  const stored = storedDraft(key) as TypedDraft | null;
  if (stored && isExactly(stored, sent)) storeDraft(key, null, 'tab');
}
