import type runs from '../../../i18n/en/runs.json';
import type { Ad } from '../api';

export type AdRun = NonNullable<Ad['run']>;

/** An ad as whoever manages it has it. */
export type OwnAd = Ad & { run: AdRun };

export const hasRun = (ad: Ad): ad is OwnAd => ad.run !== undefined;

/** Whether nothing becomes of the ad any more, also where its days are over and the clock is yet to say so. */
export const isOver = ({ status, run }: Pick<Ad, 'status' | 'run'>): boolean =>
  status === 'completed' ||
  (run !== undefined && (run.state === 'withdrawn' || run.state === 'completed' || run.daysLeft === 0));

/** Whether its first day may still be chosen: nothing of the run is over, and nothing is running. */
export const isStartOpen = ({ run }: Pick<Ad, 'run'>): boolean =>
  run?.state === 'waiting' && run.daysLeft === run.days;

/** The day on which it begins, where that lies ahead; an instant in ISO. */
export const startAhead = (run: AdRun | undefined): string | undefined =>
  run?.state === 'waiting' && run.startsAt && Date.parse(run.startsAt) > Date.now()
    ? run.startsAt
    : undefined;

/** Whether something of its days may have passed: a day of which something is left counts as left. */
export const hasBegun = (run: AdRun): boolean =>
  run.daysLeft < run.days || (run.approvedAt !== null && startAhead(run) === undefined);

/** Which sentence says where the run stands. */
export function wordsOf(ad: OwnAd): keyof typeof runs.states {
  const { status, run } = ad;
  if (run.state === 'withdrawn') return 'withdrawn';
  if (isOver(ad)) return 'completed';
  if (status === 'rejected') return 'rejected';
  if (run.state !== 'waiting') return run.state === 'running' ? 'running' : 'paused';
  // Its day may have come while the page stood.
  if (status === 'approved') return run.startsAt === null ? 'notBegun' : 'startsOn';
  if (run.daysLeft < run.days) return 'stopped';
  return startAhead(run) === undefined ? 'pending' : 'pendingFrom';
}

export type RunAction = keyof typeof runs.done;

/** What its owner may do with it now. */
export function actionsOn(ad: OwnAd): RunAction[] {
  if (isOver(ad)) return ['copy'];
  const { status, run } = ad;
  const isUndecided = status === 'pending' && run.approvedAt === null;
  const actions: RunAction[] = isUndecided ? ['withdraw'] : [];
  if (run.state === 'paused' && status !== 'rejected') return [...actions, 'resume'];
  return status === 'approved' ? [...actions, 'pause'] : actions;
}
