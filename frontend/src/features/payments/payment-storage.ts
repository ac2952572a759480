import { browserStorage } from '../../browser-storage';
import { type Attempt, noAttempt } from './payment-machine';

const ATTEMPT = 'payments.attempt.';
const NETWORK = 'payments.network';

/** The ad whose attempt an entry of the storage holds; null for other entries. */
export const adOfEntry = (key: string): number | null =>
  key.startsWith(ATTEMPT) ? Number(key.slice(ATTEMPT.length)) : null;

/** An attempt as it was written down, by whatever page: its wallet's answer will not come here. */
export function parseAttempt(stored: string | null): Attempt {
  const attempt = stored ? (JSON.parse(stored) as Attempt) : noAttempt;
  return attempt.step === 'signing' ? { ...attempt, isHere: false } : attempt;
}

/** An attempt in the words of the storage; null where there is none. */
export const storedText = (adId: number): string | null => browserStorage.read(`${ATTEMPT}${adId}`);

export const storedAttempt = (adId: number): Attempt => parseAttempt(storedText(adId));

/** Whether this browser has begun to pay for the ad. */
export const hasStoredAttempt = (adId: number): boolean => storedAttempt(adId).step !== 'none';

export function storedAttempts(): Record<number, Attempt> {
  const ads = browserStorage.keys().flatMap((key) => adOfEntry(key) ?? []);
  return Object.fromEntries(ads.map((adId) => [adId, storedAttempt(adId)]));
}

export function storeAttempt(adId: number, attempt: Attempt): void {
  // Whose page waits for the wallet is no matter of the others.
  const text = JSON.stringify({ ...attempt, isHere: undefined });
  if (attempt.step === 'none') browserStorage.remove(`${ATTEMPT}${adId}`);
  else if (browserStorage.read(`${ATTEMPT}${adId}`) !== text) browserStorage.write(`${ATTEMPT}${adId}`, text);
}

/** Chain id of the network that was chosen last to pay on; null where none ever was. */
export const storedNetwork = (): number | null => Number(browserStorage.read(NETWORK)) || null;

export const storeNetwork = (chainId: number): void => void browserStorage.write(NETWORK, String(chainId));
