import { useState } from 'react';
import type { Session } from '../../session/session-slice';

/** Whether the visitor was a participant already when the page opened, rather than having signed in or registered on it. */
export function useArrivedAsParticipant({ status, user }: Session): boolean {
  const [arrived, setArrived] = useState<boolean | null>(null);
  if (arrived === null && status !== 'loading') setArrived(user?.role === 'participant');
  return arrived ?? false;
}
