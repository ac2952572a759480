import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { within } from '../../common/within.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteTree } from './entities/vote-tree.entity.js';
import { VoteTrees } from './trees/vote-trees.service.js';
import { leavesNotReady, monthNotFixed, voteNotInRoot } from './vote-receipts.errors.js';

/** Of so many leaves the list is one answer, and a missing tree is made in a few seconds, for which a reader may wait. */
export const FEW_LEAVES = 100_000;

/** Another month's tree may be under way before it. */
const PATIENCE_MS = 5_000;

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

  /**
   * With its stored tree, which months of old get from a job, or here where it is small.
   * @throws monthNotFixed, leavesNotReady, voteNotInRoot where its votes no longer lead to its root
   */
  async withTree(month: CalendarMonth): Promise<VoteMonth & { bytes: number }> {
    const fixed = await this.find(month);
    const stored = await this.tree(fixed);
    if (stored) return stored;
    const isSmall = fixed.leaves <= FEW_LEAVES;
    const outcome = isSmall ? await within(PATIENCE_MS, this.trees.tryToMake(month)) : undefined;
    if (outcome === 'differs') throw voteNotInRoot({ month });
    const made = await this.tree(fixed);
    if (!made) throw leavesNotReady({ month });
    return made;
  }

  /** Of the root that was fixed, and no other. */
  private async tree(fixed: VoteMonth): Promise<(VoteMonth & { bytes: number }) | null> {
    const { month, root } = fixed;
    const tree = await this.dataSource.manager.findOneBy(VoteTree, { month, root });
    return tree && { ...fixed, bytes: Number(tree.bytes) };
  }
}
