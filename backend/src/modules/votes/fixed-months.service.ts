import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteTree } from './entities/vote-tree.entity.js';
import { VoteTrees } from './trees/vote-trees.service.js';
import { leavesNotReady, monthNotFixed } from './vote-receipts.errors.js';

/** Of so many leaves the list is one answer, and a missing tree is made in a few seconds, for which a reader may wait. */
export const FEW_LEAVES = 100_000;

/** Months whose votes are fixed. */
@Injectable()
export class FixedMonths {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trees: VoteTrees,
  ) {}

  /** @throws monthNotFixed */
  async find(month: CalendarMonth): Promise<VoteMonth> {
    const fixed = await this.dataSource.manager.findOneBy(VoteMonth, { month });
    if (!fixed) throw monthNotFixed({ month });
    return fixed;
  }

  /** With its stored tree, which months of old get from a job. @throws monthNotFixed, leavesNotReady */
  async withTree(month: CalendarMonth): Promise<VoteMonth & { bytes: number }> {
    const fixed = await this.find(month);
    let tree = await this.tree(month);
    if (!tree?.root && fixed.leaves <= FEW_LEAVES) {
      await this.trees.make(month);
      tree = await this.tree(month);
    }
    if (!tree?.root) throw leavesNotReady({ month });
    return { ...fixed, bytes: Number(tree.bytes) };
  }

  private tree(month: CalendarMonth): Promise<VoteTree | null> {
    return this.dataSource.manager.findOneBy(VoteTree, { month });
  }
}
