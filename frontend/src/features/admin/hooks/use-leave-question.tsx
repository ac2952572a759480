import { type ReactNode, useState } from 'react';
import { useLeaveWarning } from '../../../ui/forms/use-leave-warning';
import { LeaveQuestion } from '../components/LeaveQuestion';

interface Leaving {
  /** To be called for everything that closes the dialog without saving. */
  leave: () => void;
  /** To be drawn beside the dialog. */
  question: ReactNode;
  /** To be called when something was typed. */
  onType: () => void;
}

/** Has a dialog closed at once while nothing was typed into it, and after a question else; the browser asks before the tab goes. */
export function useLeaveQuestion(onClose: () => void): Leaving {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useLeaveWarning(isTyped);
  return {
    leave: () => (isTyped ? setAsking(true) : onClose()),
    question: isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />,
    onType: () => setTyped(true),
  };
}
