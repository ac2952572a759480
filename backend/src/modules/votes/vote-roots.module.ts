import { Module } from '@nestjs/common';
import { VoteClosing } from './vote-closing.service.js';
import { VoteReceiptsController } from './vote-receipts.controller.js';
import { VoteReceipts } from './vote-receipts.service.js';
import { VoteRegistries } from './vote-registries.js';
import { VoteRootsLedger } from './vote-roots.ledger.js';
import { VoteRootOperations } from './vote-root-operations.service.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';
import { VoteTrees } from './vote-trees.cache.js';

/** Fixes the votes of each month, publishes their root on the chain, and hands out what is needed to check it. */
@Module({
  controllers: [VoteReceiptsController],
  providers: [
    VoteClosing,
    VoteReceipts,
    VoteRegistries,
    VoteRootsLedger,
    VoteRootOperations,
    VoteRootsRecord,
    VoteTrees,
  ],
})
export class VoteRootsModule {}
