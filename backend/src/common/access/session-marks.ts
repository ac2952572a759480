import type { Request } from 'express';

/** What a session knows of its sign-in beside the account's id. */
interface SessionMarks {
  /** When the account signed in, ISO. */
  signedInAt?: string;
  /** Browser and operating system in two words each, as the list of sessions shows them; no address is kept. */
  device?: string;
  /** Somebody showed a password, and waits to show the second factor. */
  pending?: { userId: number; until: number };
  /** The account proved itself again, until then (ms since 1970). */
  steppedUp?: { until: number; withFactor: boolean };
}

declare module 'express-session' {
  interface SessionData extends SessionMarks {}
}

/** How long a proof counts (ms). */
const STEP_UP_MS = 10 * 60 * 1000;

/** @param withFactor whether a second factor was shown, rather than the password alone */
export function markSteppedUp({ session }: Request, withFactor: boolean): void {
  session.steppedUp = { until: Date.now() + STEP_UP_MS, withFactor };
}

/** A password alone is no proof once the account has a second factor. */
export function hasSteppedUp({ session }: Request, hasFactor: boolean): boolean {
  const { steppedUp } = session;
  return !!steppedUp && steppedUp.until > Date.now() && (steppedUp.withFactor || !hasFactor);
}
