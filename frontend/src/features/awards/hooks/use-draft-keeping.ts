import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error';
import { storedDraft, storeDraft } from '../../../ui/forms/kept-drafts';
import { useKeepScoreDraftMutation } from '../judging-api';
import { isExactly, toKept, type TypedDraft } from '../score-draft';

/** So long after the last change a draft is sent, in milliseconds. */
const PAUSE = 800;

interface Typing {
  /** Where the tab keeps what is typed. */
  key: string;
  awardId: number;
  participantId: number;
  typed: TypedDraft | null;
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

const isChanged = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'score_draft_changed';

/**
 * Sends what is typed to the server a moment after the last change, one draft after the other, and at once when its judge goes on to
 * somebody else. What failed is tried again with the next change or when asked; what another tab has changed waits for a decision.
 */
export function useDraftKeeping(typing: Typing) {
  const { key, awardId, participantId, typed, isPending, isOpen, save, discard } = typing;
  const [keep, { isLoading: isSending }] = useKeepScoreDraftMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isHeld, setHeld] = useState(false);
  const onItsWay = useRef<Promise<void>>(undefined);
  const latest = useRef<TypedDraft | null>(null);
  const isLeft = useRef(false);
  const isElsewhere = isPending && failure !== null && isChanged(failure.error);
  const hasFailed = isPending && failure !== null && failure.of === typed;
  const mayBeSent = isPending && isOpen && !isSending && !isHeld && !isElsewhere;

  const send = async (sent: TypedDraft) => {
    const keepScoreDraft = toKept(sent);
    const { data: kept, error } = await keep({ id: awardId, participantId, keepScoreDraft });
    const rest = latest.current && !isExactly(latest.current, sent) ? latest.current : null;
    if (!isLeft.current) setFailure(error ? { of: sent, error } : null);
    if (!kept) return;
    // What was typed meanwhile is typed onto the draft that is kept now.
    const next = rest && { ...rest, revision: kept.revision };
    if (!isLeft.current) return next ? save(next) : undefined;
    forgetStored(key, sent);
    if (next) await send(next);
  };
  const sendNow = useEffectEvent(() => {
    if (typed) onItsWay.current = send(typed);
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
  const isDone = typed !== null && !isPending && !isSending;
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
    tryAgain: () => setFailure(null),
    /** Sends nothing more, once what is on its way has arrived. */
    hold: async () => {
      setHeld(true);
      await onItsWay.current;
    },
    release: () => setHeld(false),
  };
}

/** The judge is elsewhere by now: only what was sent is forgotten, and nothing that was typed since. */
function forgetStored(key: string, sent: TypedDraft): void {
  const stored = storedDraft(key) as TypedDraft | null;
  if (stored && isExactly(stored, sent)) storeDraft(key, null, 'tab');
}
