import { type PaymentStatus } from '../ad.types.js';
import type { Ad } from '../entities/ad.entity.js';

/** Milliseconds of a day of a run, which is 24 hours everywhere. */
export const DAY_MS = 24 * 60 * 60 * 1000;

export const RUN_STATES = ['waiting', 'running', 'paused', 'completed', 'withdrawn'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What an ad lacks: it is delivered without a destination or a call to action, but after all that are paid. */
export const MISSING_PARTS = ['destinationUrl', 'callToAction', 'payment'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** Payments that the chain holds for good, or has split. */
const PAID: readonly PaymentStatus[] = ['confirmed', 'settled'];

type Clock = Pick<Ad, 'status' | 'runningSince' | 'runEndsAt' | 'ranMs' | 'runDays'>;
type Ends = Pick<Ad, 'status' | 'withdrawnAt' | 'completedAt' | 'runEndsAt'>;

const isCompleted = ({ status, completedAt }: Pick<Ad, 'status' | 'completedAt'>): boolean =>
  status === 'completed' || completedAt !== null;

/** Whether nothing becomes of the ad any more, also where its days are over and the clock is yet to come. */
export const isOver = (ad: Ends, now: Date): boolean =>
  ad.withdrawnAt !== null ||
  isCompleted(ad) ||
  (ad.status === 'approved' && ad.runEndsAt !== null && ad.runEndsAt <= now);

/** A suspended account's ads wait, as their clock stands. */
export function runStateOf(ad: Clock & Ends & Pick<Ad, 'pausedAt'>, now: Date): RunState {
  if (ad.withdrawnAt !== null) return 'withdrawn';
  if (isCompleted(ad)) return 'completed';
  if (ad.pausedAt !== null) return 'paused';
  return isRunning(ad, now) ? 'running' : 'waiting';
}

/** Days of which something is left. @param days of the run in all */
export function daysLeftOf(ad: Clock & Ends, days: number, now: Date): number {
  if (isOver(ad, now)) return 0;
  const stretch = ad.runningSince === null ? 0 : now.getTime() - ad.runningSince.getTime();
  return Math.max(0, Math.ceil((days * DAY_MS - ad.ranMs - Math.max(0, stretch)) / DAY_MS));
}

export function missingIn(ad: Pick<Ad, 'destinationUrl' | 'callToAction' | 'paymentStatus'>): MissingPart[] {
  return MISSING_PARTS.filter((part) =>
    part === 'payment' ? !PAID.includes(ad.paymentStatus) : ad[part] === null,
  );
}

/** Whether it stands in line for the places of paid ads now. */
export const isDelivered = (ad: Clock & Pick<Ad, 'paymentStatus'>, now: Date): boolean =>
  isRunning(ad, now) && PAID.includes(ad.paymentStatus);

const isRunning = ({ status, runningSince, runEndsAt }: Clock, now: Date): boolean =>
  status === 'approved' && runningSince !== null && runningSince <= now && !(runEndsAt && runEndsAt <= now);
