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

const MINUTE_MS = 60 * 1000;

/** For how long sessions note a proof as new (ms). */
const STEP_UP_MS = 10 * MINUTE_MS;

/** How old a proof may be (ms), and whether having signed in is one. */
export interface ProofRule {
  withinMs: number;
  orSignedIn: boolean;
}

/** For what cannot be taken back. A sign-in by the password alone is none: a browser that it left open is not its owner. */
export const NEW_PROOF: ProofRule = { withinMs: STEP_UP_MS, orSignedIn: false };

/** For decisions that move coins, which are made all day long. */
export const PROOF_OF_THE_DAY: ProofRule = { withinMs: 8 * 60 * MINUTE_MS, orSignedIn: true };

/** @param withFactor whether a second factor was shown, rather than the password alone */
export function markSteppedUp({ session }: Request, withFactor: boolean): void {
  session.steppedUp = { until: Date.now() + STEP_UP_MS, withFactor };
}

/** A password alone is no proof once the account has a second factor. Sign-ins with one leave a proof themselves. */
export function hasSteppedUp({ session }: Request, hasFactor: boolean, rule = NEW_PROOF): boolean {
  const { steppedUp, signedInAt } = session;
  const oldest = Date.now() - rule.withinMs;
  if (steppedUp && steppedUp.until - STEP_UP_MS > oldest && (steppedUp.withFactor || !hasFactor)) return true;
  return rule.orSignedIn && !hasFactor && signedInAt !== undefined && Date.parse(signedInAt) > oldest;
}
