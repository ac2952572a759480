import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { VoteReceiptDto } from './dto/vote-receipt.dto.js';
import { Vote } from './entities/vote.entity.js';
import { FixedMonths } from './fixed-months.service.js';
import { isLeafOf } from './trees/vote-proof.js';
import { VoteProofs } from './trees/vote-proofs.service.js';
import { leafOf } from './vote-leaf.js';
import { voteNotInRoot } from './vote-receipts.errors.js';
import { voteNotFound } from './votes.errors.js';

/** What a voter needs to find their own vote among those of a fixed month. */
@Injectable()
export class VoteReceipts {
  private readonly logger = new Logger(VoteReceipts.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly fixed: FixedMonths,
    private readonly proofs: VoteProofs,
  ) {}

  /** Another's vote is as unknown as none: numbers of votes would tell when they came. @throws voteNotFound, monthNotFixed, leavesNotReady, voteNotInRoot */
  async receiptOf(voteId: number, userId: number): Promise<VoteReceiptDto> {
    const vote = await this.dataSource.manager.findOneBy(Vote, { id: voteId, userId });
    if (!vote) throw voteNotFound();
    const { month, secret } = vote;
    const { root, transactionHash, registry } = await this.fixed.withTree(month);
    const leaf = leafOf(month, vote);
    const proof = await this.proofs.of(month, leaf);
    if (!proof || !isLeafOf(root, leaf, proof)) {
      this.logger.error({ voteId, month, root }, 'A vote does not lead to the root of its month');
      throw voteNotInRoot({ month });
    }
    const standsOn = transactionHash === null ? null : registry;
    return { leaf, proof, root, registry: standsOn, month, ...(secret !== null && { secret }) };
  }
}
