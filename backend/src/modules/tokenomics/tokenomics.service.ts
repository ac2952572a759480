import { Injectable } from '@nestjs/common';
import { FollowedChains } from '../../chain/followed-chains.js';
import { splitShares } from '../../chain/contracts/splitter.js';
import { NftService } from '../nft/nft.service.js';
import { MonthlyFeesQuery } from '../payments/monthly-fees.query.js';
import { VoteTotalsQuery } from '../votes/vote-totals.query.js';
import { coins } from './coins.js';
import type { DistributionDto, TokenomicsDto } from './dto/tokenomics.dto.js';

const DISTRIBUTION: DistributionDto = { founder: 30, operations: 40, development: 20, marketing: 10 };

/** Adds up what the chain confirmed. */
@Injectable()
export class TokenomicsService {
  constructor(
    private readonly fees: MonthlyFeesQuery,
    private readonly chains: FollowedChains,
    private readonly nft: NftService,
    private readonly votes: VoteTotalsQuery,
  ) {}

  async summary(): Promise<TokenomicsDto> {
    const [months, terms, nftMintings, votes] = await Promise.all([
      this.fees.monthlyFees(),
      this.chains.home.terms.get(),
      this.nft.countMinted(),
      this.votes.count(),
    ]);
    const total = months.reduce((sum, { amount }) => sum + amount, 0n);
    const adPayments = months.reduce((sum, { payments }) => sum + payments, 0);
    return {
      totalFeesCollected: coins(total),
      founderProfit: coins(splitShares(total).founder),
      transactionCount: adPayments + votes + nftMintings,
      distribution: DISTRIBUTION,
      transactionBreakdown: { adPayments, votes, nftMintings },
      history: months.map(({ month, payments, amount }) => ({ month, payments, amount: coins(amount) })),
      platformWallet: terms?.platform ?? null,
      founderWallet: terms?.founder ?? null,
      lastUpdated: new Date(),
    };
  }
}
