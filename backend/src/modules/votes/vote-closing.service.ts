import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { lockMonth } from '../../common/month-lock.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteTree } from './entities/vote-tree.entity.js';
import { VoteTrees } from './trees/vote-trees.service.js';

/** Hours from the end of a month until its votes are fixed: time for an admin to leave votes of a burst uncounted. */
const HOURS_UNTIL_FIXED = 48;

/** Fixes the votes of months that ended: from then on there is a root that they must keep to. */
@Injectable()
export class VoteClosing {
  private readonly logger = new Logger(VoteClosing.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: SiteEvents,
    private readonly trees: VoteTrees,
  ) {}

  async closeEnded(): Promise<void> {
    for (const month of await this.endedMonths()) await this.close(month);
  }

  /** By the database's clock, which also tells a vote its month; by the totals, as these are few. */
  private async endedMonths(): Promise<CalendarMonth[]> {
    const rows: { month: CalendarMonth }[] = await this.dataSource.query(
      `SELECT DISTINCT month FROM vote_totals t
       WHERE votes > 0 AND month < to_char((now() - make_interval(hours => $1)) AT TIME ZONE 'UTC', 'YYYY-MM')
         AND NOT EXISTS (SELECT FROM vote_months m WHERE m.month = t.month)
       ORDER BY month`,
      [HOURS_UNTIL_FIXED],
    );
    return rows.map(({ month }) => month);
  }

  private async close(month: CalendarMonth): Promise<void> {
    let done = false;
    while (!done) done = await this.attempt(month);
  }

  /**
   * The tree takes its time, so it is made before the lock, under which only a look is left: whatever changes a vote takes the tree
   * away. False when a vote was left uncounted in between.
   */
  private async attempt(month: CalendarMonth): Promise<boolean> {
    const made = await this.trees.make(month);
    // Whoever is making it fixes the month.
    if (made === 'busy' || made === 'empty') return true;
    return this.dataSource.transaction(async (manager) => {
      await lockMonth(manager, month, 'exclusive');
      if (await manager.existsBy(VoteMonth, { month })) return true;
      const tree = await manager.findOneBy(VoteTree, { month });
      if (!tree?.root) return false;
      await this.fix(manager, { month, root: tree.root, leaves: tree.leaves! });
      return true;
    });
  }

  private async fix(
    manager: EntityManager,
    fixed: Pick<VoteMonth, 'month' | 'root' | 'leaves'>,
  ): Promise<void> {
    await manager.insert(VoteMonth, { ...fixed, closedAt: new Date() });
    await this.events.publish(manager, { event: 'vote', data: { id: fixed.month } });
    this.logger.log(fixed, 'The votes of a month are fixed');
  }
}
