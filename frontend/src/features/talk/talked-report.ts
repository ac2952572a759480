import { createContext, use } from 'react';
import { reportCommentPath } from '../../paths';

/** The report that is talked about. */
export interface TalkedReport {
  id: number;
  participantId: number;
  /** The participant's account. */
  userId: number;
}

/** The report whose comments are drawn, and whether more can be written. */
interface Talk {
  report: TalkedReport;
  isOpen: boolean;
}

export const TalkContext = createContext<Talk | null>(null);

export function useTalk(): Talk {
  const talk = use(TalkContext);
  if (!talk) throw new Error('Comments are drawn within the talk about a report');
  return talk;
}

/** Where a comment is found again. */
export const commentPath = ({ participantId, id }: TalkedReport, commentId: number): string =>
  reportCommentPath(participantId, id, commentId);
