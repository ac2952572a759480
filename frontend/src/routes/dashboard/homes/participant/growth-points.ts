import type { ParticipantHome } from '../../../../features/homes';
import type { CurvePoint } from '../../../../ui/charts/curve-path';

/** So many months are drawn, the present one included. */
const MONTHS = 12;

/** Of each of the last twelve calendar months (UTC), or of those since the first vote; of months without a vote as well. */
export function votesByMonth(votes: ParticipantHome['votes'], now: number): CurvePoint[] {
  const today = new Date(now);
  const months = Array.from({ length: MONTHS }, (_, before) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTHS - 1) + before),
  );
  const of = (at: number) => votes.find(({ month }) => month === new Date(at).toISOString().slice(0, 7));
  const points = months.map((at) => ({ at, value: of(at)?.counted ?? 0 }));
  const first = months.findIndex((at) => of(at) !== undefined);
  // A month before, at nothing, so that a first vote is seen to come.
  return first < 0 ? [] : points.slice(Math.max(0, first - 1));
}

/** Of each day on which it changed, and of now. */
export const followersOverTime = (
  days: ParticipantHome['followerDays'],
  followers: number,
  now: number,
): CurvePoint[] => [
  ...days.map(({ day, followers: value }) => ({ at: Date.parse(day), value })),
  { at: now, value: followers },
];
