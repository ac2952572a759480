import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';

/** What happens to a season by the clock, or because its dates were changed. */
export type ClockPassing = 'applicationsOpened' | 'applicationsClosed' | 'shownEarly' | 'begun' | 'ended';

/** What happens to a season, by the clock or by an administrator. */
type Passing = ClockPassing | 'planned' | 'closed' | 'reopened';

export interface SeasonPassing {
  season: number;
  passing: Passing;
}

/** Tells which date of a season has just passed, or what an administrator did with it, within the transaction that writes it down. */
@Injectable()
export class SeasonPassings extends TransactionHooks<SeasonPassing> {}
