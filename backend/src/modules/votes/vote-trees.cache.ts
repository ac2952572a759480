import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { readPublishedVotes } from './published-votes.query.js';
import { VoteTree } from './vote-tree.js';

/** Months of which the tree is kept; one of 100,000 votes takes 6 MB. */
const KEPT_TREES = 4;

/** The trees of fixed months, which never change. */
@Injectable()
export class VoteTrees {
  /** The one asked for last comes last. */
  private readonly kept = new Map<CalendarMonth, Promise<VoteTree>>();

  constructor(private readonly dataSource: DataSource) {}

  /** Many who ask at once wait for the same making. */
  async of(month: CalendarMonth): Promise<VoteTree> {
    const tree = this.kept.get(month) ?? this.build(month);
    this.put(month, tree);
    return tree.catch((error: unknown) => {
      this.kept.delete(month);
      throw error;
    });
  }

  /** Spares the next receipt the making. */
  keep(month: CalendarMonth, tree: VoteTree): void {
    this.put(month, Promise.resolve(tree));
  }

  private put(month: CalendarMonth, tree: Promise<VoteTree>): void {
    this.kept.delete(month);
    this.kept.set(month, tree);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_TREES) this.kept.delete(oldest!);
  }

  private async build(month: CalendarMonth): Promise<VoteTree> {
    return VoteTree.build(month, await readPublishedVotes(this.dataSource.manager, month));
  }
}
