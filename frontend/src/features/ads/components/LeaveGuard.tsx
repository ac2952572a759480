import { useBlocker } from 'react-router-dom';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
import { LeaveDialog } from './LeaveDialog';

interface LeaveGuardProps {
  isUnsaved: boolean;
}

/** Asks before somebody goes to another page, or closes the tab, with unsaved work. A page's own steps are not another page. */
export function LeaveGuard({ isUnsaved }: LeaveGuardProps) {
  useLeaveWarning(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && nextLocation.pathname !== currentLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog what="newAd" onStay={blocker.reset} onLeave={blocker.proceed} />;
}
