import { Injectable } from '@nestjs/common';
import { FollowedChains } from '../../chain/followed-chains.js';
import { NftService } from '../nft/nft.service.js';
import { MonthlyFeesQuery } from '../payments/monthly-fees.query.js';
import { VoteTotalsQuery } from '../votes/vote-totals.query.js';
import { coinFigures, countPayments, monthsOfCoins } from './coin-figures.js';
import type {
  ChainWalletsDto,
  DistributionDto,
  MonthsOfCoinDto,
  TokenomicsDto,
} from './dto/tokenomics.dto.js';

const DISTRIBUTION: DistributionDto = { founder: 30, operations: 40, development: 20, marketing: 10 };

/** Adds up what the chains confirmed. */
@Injectable()
export class TokenomicsService {
  constructor(
    private readonly fees: MonthlyFeesQuery,
    private readonly chains: FollowedChains,
    private readonly nft: NftService,
    private readonly votes: VoteTotalsQuery,
  ) {}

  async summary(): Promise<TokenomicsDto> {
    const [fees, wallets, nftMintings, votes] = await Promise.all([
      this.fees.monthlyFees(),
      this.wallets(),
      this.nft.countMinted(),
      this.votes.count(),
    ]);
    const homeChainId = this.chains.home.chainId;
    const coins = coinFigures(fees, homeChainId);
    const { totalFeesCollected, founderProfit, history } = coins[0]!;
    const adPayments = countPayments(coins);
    const home = wallets.find(({ chainId }) => chainId === homeChainId);
    return {
      totalFeesCollected,
      founderProfit,
      transactionCount: adPayments + votes + nftMintings,
      distribution: DISTRIBUTION,
      transactionBreakdown: { adPayments, votes, nftMintings },
      history,
      coins,
      wallets,
      platformWallet: home?.platformWallet ?? null,
      founderWallet: home?.founderWallet ?? null,
      lastUpdated: new Date(),
    };
  }

  /** What came in and went out in the calendar months (UTC) of a season, by its number; nothing where nobody has paid. */
  async ofSeason(season: number): Promise<MonthsOfCoinDto[]> {
    const fees = await this.fees.monthlyFees(season);
    return fees.length > 0 ? monthsOfCoins(fees, this.chains.home.chainId) : [];
  }

  private async wallets(): Promise<ChainWalletsDto[]> {
    const all = await Promise.all(
      this.chains.all.map(async ({ chainId, terms }) => ({ chainId, terms: await terms.get() })),
    );
    return all.flatMap(({ chainId, terms }) =>
      terms ? [{ chainId, platformWallet: terms.platform, founderWallet: terms.founder }] : [],
    );
  }
}
