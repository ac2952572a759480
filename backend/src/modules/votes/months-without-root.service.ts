import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REGISTRY } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { SeasonObstacles } from '../seasons/season-obstacles.js';

/** Where no registry is deployed a root is fixed, but nowhere published. */
const WITHOUT_ROOT = `
  SELECT DISTINCT total.month FROM vote_totals total JOIN awards award ON award.id = total.award_id
  LEFT JOIN vote_months fixed ON fixed.month = total.month
  WHERE award.season = $1 AND total.votes > 0 AND (fixed.month IS NULL OR ($2 AND fixed.transaction_hash IS NULL))
  ORDER BY total.month`;

/** A season is closed once the votes of all its months are fixed, and their roots are on the chain. */
@Injectable()
export class MonthsWithoutRoot implements OnModuleInit {
  constructor(
    private readonly obstacles: SeasonObstacles,
    private readonly chains: FollowedChains,
  ) {}

  onModuleInit(): void {
    this.obstacles.register(async (manager, { number }) => {
      const rows = await manager.query<{ month: CalendarMonth }[]>(WITHOUT_ROOT, [
        number,
        this.isPublished(),
      ]);
      return rows.length === 0
        ? undefined
        : { code: 'months_without_root', params: { months: rows.map(({ month }) => month) } };
    });
  }

  private isPublished(): boolean {
    return this.chains.home.contracts.recorded().some(({ name }) => name === REGISTRY);
  }
}
