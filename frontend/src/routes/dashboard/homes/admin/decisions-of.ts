import type { AdminHome } from '../../../../features/homes';
import { paths } from '../../../../paths';
import { consolePath } from '../home-paths';

export interface DecisionToMake {
  what: 'alarms' | 'pendingAds' | 'reportedAds' | 'reportedComments' | 'payments' | 'failedLetters';
  count: number;
  /** Where it is decided. */
  to: string;
  /** Something may be wrong with what is already there. */
  isUrgent: boolean;
}

/** What there is to decide, what may be wrong first. */
export const decisionsOf = (home: AdminHome): DecisionToMake[] => [
  { what: 'alarms', count: home.alarms, to: paths.admin, isUrgent: true },
  {
    what: 'pendingAds',
    count: home.pendingAds,
    to: consolePath('ads', { status: 'pending' }),
    isUrgent: false,
  },
  {
    what: 'reportedAds',
    count: home.reportedAds,
    to: consolePath('ads', { status: 'reported' }),
    isUrgent: false,
  },
  { what: 'reportedComments', count: home.reportedComments, to: consolePath('votes'), isUrgent: false },
  { what: 'payments', count: home.payments, to: consolePath('money'), isUrgent: true },
  { what: 'failedLetters', count: home.failedLetters, to: consolePath('mail'), isUrgent: false },
];
