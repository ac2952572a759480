import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import type { PublishedVoteDto } from './dto/published-vote.dto.js';
import type { VoteReceiptDto } from './dto/vote-receipt.dto.js';
import { Vote } from './entities/vote.entity.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { readPublishedVotes } from './published-votes.query.js';
import { isLeafOf, leafOf } from './vote-leaf.js';
import { monthNotFixed, voteNotInRoot } from './vote-receipts.errors.js';
import { VoteTrees } from './vote-trees.cache.js';
import { voteNotFound } from './votes.errors.js';

/** What anyone needs to check the votes of a fixed month, and what a voter needs to find their own. */
@Injectable()
export class VoteReceipts {
  private readonly logger = new Logger(VoteReceipts.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly trees: VoteTrees,
  ) {}

  /** @throws monthNotFixed */
  async leavesOf(month: CalendarMonth): Promise<PublishedVoteDto[]> {
    await this.fixed(month);
    const votes = await readPublishedVotes(this.dataSource.manager, month);
    return votes.map((vote) => ({ month, ...vote }));
  }

  /** Another's vote is as unknown as none: numbers of votes would tell when they came. @throws voteNotFound, monthNotFixed, voteNotInRoot */
  async receiptOf(voteId: number, userId: number): Promise<VoteReceiptDto> {
    const vote = await this.dataSource.manager.findOneBy(Vote, { id: voteId, userId });
    if (!vote) throw voteNotFound();
    const { month, secret } = vote;
    const { root, transactionHash, registry } = await this.fixed(month);
    const leaf = leafOf(month, vote);
    const proof = (await this.trees.of(month)).proofOf(leaf);
    if (!proof || !isLeafOf(root, leaf, proof)) {
      this.logger.error({ voteId, month, root }, 'A vote does not lead to the root of its month');
      throw voteNotInRoot({ month });
    }
    const standsOn = transactionHash === null ? null : registry;
    return { leaf, proof, root, registry: standsOn, month, ...(secret !== null && { secret }) };
  }

  private async fixed(month: CalendarMonth): Promise<VoteMonth> {
    const fixed = await this.dataSource.manager.findOneBy(VoteMonth, { month });
    if (!fixed) throw monthNotFixed({ month });
    return fixed;
  }
}
