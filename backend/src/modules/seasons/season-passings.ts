import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';

/** What happens to a season by the clock, or because its dates were changed. */
export type Passing = 'applicationsOpened' | 'applicationsClosed' | 'shownEarly' | 'begun' | 'ended';

export interface SeasonPassing {
  season: number;
  passing: Passing;
}

/** Tells which date of a season has just passed, within the transaction that writes it down. */
@Injectable()
export class SeasonPassings extends TransactionHooks<SeasonPassing> {}
