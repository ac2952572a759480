import { type AttemptEvent, nextAttempt, noAttempt, type PaymentAttempt } from './payment-attempt';

const observers = new Set<() => void>();
/** Ads whose payment this page, not another tab or the page before a reload, has put before the wallet. */
const signingHere = new Set<number>();

const storageKey = (adId: number) => `payments.attempt.${adId}`;

/** The stored attempt as text, which is what React compares. */
export const storedAttempt = (adId: number): string | null => localStorage.getItem(storageKey(adId));

export const parseAttempt = (stored: string | null): PaymentAttempt =>
  stored ? (JSON.parse(stored) as PaymentAttempt) : noAttempt;

/**
 * Moves the ad's attempt on. It lives in the browser's storage, so it survives a reload and all tabs agree on it.
 * @returns whether the event changed anything
 */
export function dispatchAttempt(adId: number, event: AttemptEvent): boolean {
  const attempt = parseAttempt(storedAttempt(adId));
  const next = nextAttempt(attempt, event);
  if (next === attempt) return false;
  noteSigner(adId, next);
  if (next.step === 'none') localStorage.removeItem(storageKey(adId));
  else localStorage.setItem(storageKey(adId), JSON.stringify(next));
  for (const observe of observers) observe();
  return true;
}

/** Whether the wallet's answer will reach this page. */
export const isSigningHere = (adId: number): boolean => signingHere.has(adId);

export function subscribeToAttempts(observer: () => void): () => void {
  observers.add(observer);
  window.addEventListener('storage', observer);
  return () => {
    observers.delete(observer);
    window.removeEventListener('storage', observer);
  };
}

function noteSigner(adId: number, { step }: PaymentAttempt): void {
  if (step === 'signing') signingHere.add(adId);
  else signingHere.delete(adId);
}
