import { Module } from '@nestjs/common';
import { NftModule } from '../nft/nft.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { VotesModule } from '../votes/votes.module.js';
import { MergeSumsJob } from './merge-sums.job.js';
import { TokenomicsController } from './tokenomics.controller.js';
import { TokenomicsService } from './tokenomics.service.js';

@Module({
  imports: [PaymentsModule, NftModule, VotesModule],
  controllers: [TokenomicsController],
  providers: [MergeSumsJob, TokenomicsService],
  exports: [TokenomicsService],
})
export class TokenomicsModule {}
