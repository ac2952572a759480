import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { within } from '../../common/within.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { worksInBackground } from '../../config/roles.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteTree } from './entities/vote-tree.entity.js';
import { type Outcome, VoteTrees } from './trees/vote-trees.service.js';
import { leavesNotReady, monthNotFixed, voteNotInRoot } from './vote-receipts.errors.js';

/** Of so many leaves the list is one answer, and a missing tree is made in a few seconds, for which a reader may wait. */
export const FEW_LEAVES = 100_000;

/** Another month's tree may be under way before it. */
const PATIENCE_MS = 5_000;

/** A making that came to nothing is not begun again by the next reader (ms). */
const AGAIN_AFTER_MS = 30_000;

/** Months whose votes are fixed. */
@Injectable()
export class FixedMonths {
  /** How long a reader waits for a tree (ms). */
  patienceMs = PATIENCE_MS;
  /** When the making of a month's tree, which readers wait for, last came to nothing. */
  private readonly failedAt = new Map<CalendarMonth, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly trees: VoteTrees,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws monthNotFixed */
  async find(month: CalendarMonth): Promise<VoteMonth> {
    const fixed = await this.dataSource.manager.findOneBy(VoteMonth, { month });
    if (!fixed) throw monthNotFixed({ month });
    return fixed;
  }

  /**
   * With its stored tree, which months of old get from a job, or here where it is small. No page of a process that only serves waits for one.
   * @throws monthNotFixed, leavesNotReady, voteNotInRoot where its votes no longer lead to its root
   */
  async withTree(month: CalendarMonth): Promise<VoteMonth & { bytes: number }> {
    const fixed = await this.find(month);
    const stored = await this.tree(fixed);
    if (stored) return stored;
    const outcome = this.mayBeMade(fixed) ? await this.make(month) : undefined;
    if (outcome === 'differs') throw voteNotInRoot({ month });
    const made = await this.tree(fixed);
    if (made) return made;
    const isKnownToDiffer = await this.dataSource.manager.existsBy(VoteTree, { month, differs: true });
    throw isKnownToDiffer ? voteNotInRoot({ month }) : leavesNotReady({ month });
  }

  private mayBeMade({ month, leaves }: VoteMonth): boolean {
    const failedAt = this.failedAt.get(month) ?? -Infinity;
    return (
      worksInBackground(this.config) && leaves <= FEW_LEAVES && performance.now() - failedAt >= AGAIN_AFTER_MS
    );
  }

  private async make(month: CalendarMonth): Promise<Outcome | undefined> {
    const outcome = await within(this.patienceMs, this.trees.tryToMake(month));
    if (outcome !== 'made' && outcome !== 'differs') this.failedAt.set(month, performance.now());
    return outcome;
  }

  /** Of the root that was fixed, and no other. */
  private async tree(fixed: VoteMonth): Promise<(VoteMonth & { bytes: number }) | null> {
    const { month, root } = fixed;
    const tree = await this.dataSource.manager.findOneBy(VoteTree, { month, root });
    return tree && { ...fixed, bytes: Number(tree.bytes) };
  }
}
