import { QueryStatus } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { SiteState } from '../api/site-reducer';
import { RemindOffer } from '../features/notifications';

/** How far this looks back when it comes, as it is fetched late and the vote or follow may be done before. */
const JUST_MS = 60_000;

/** When the last of these calls began that the server has confirmed; 0 without one. */
function lastOf({ api }: SiteState, names: string[]): number {
  const began = Object.values(api.mutations).map((call) =>
    call?.status === QueryStatus.fulfilled && names.includes(call.endpointName) ? call.startedTimeStamp : 0,
  );
  return Math.max(0, ...began);
}

/** What is offered to whoever has just voted for somebody or begun to follow them, and to nobody before. */
export default function ReminderOffer({ userId }: { userId: number }) {
  const [since] = useState(() => Date.now() - JUST_MS);
  const hasJustDone = useSelector((state: SiteState) => {
    const lastAct = lastOf(state, ['castVote', 'followParticipant']);
    return lastAct > since && lastAct > lastOf(state, ['unfollowParticipant']);
  });
  return hasJustDone && <RemindOffer userId={userId} />;
}
