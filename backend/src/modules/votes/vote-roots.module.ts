import { Module } from '@nestjs/common';
import { VoteClosing } from './vote-closing.service.js';
import { VoteReceiptsController } from './vote-receipts.controller.js';
import { VoteReceipts } from './vote-receipts.service.js';
import { VoteRegistries } from './vote-registries.js';
import { VoteRootsLedger } from './vote-roots.ledger.js';
import { VoteRootOperations } from './vote-root-operations.service.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';
import { VoteLeavesController } from './vote-leaves.controller.js';
import { VoteLeaves } from './vote-leaves.service.js';
import { VoteProofs } from './trees/vote-proofs.service.js';
import { VoteTreesJob } from './trees/vote-trees.job.js';
import { VoteTrees } from './trees/vote-trees.service.js';
import { LeafReaders } from './leaf-readers.js';
import { MonthsWithoutRoot } from './months-without-root.service.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { FixedMonths } from './fixed-months.service.js';

/** Fixes the votes of each month, publishes their root on the chain, and hands out what is needed to check it. */
@Module({
  imports: [SeasonsModule],
  controllers: [VoteLeavesController, VoteReceiptsController],
  providers: [
    FixedMonths,
    LeafReaders,
    MonthsWithoutRoot,
    VoteClosing,
    VoteLeaves,
    VoteProofs,
    VoteReceipts,
    VoteRegistries,
    VoteRootsLedger,
    VoteRootOperations,
    VoteRootsRecord,
    VoteTrees,
    VoteTreesJob,
  ],
})
export class VoteRootsModule {}
