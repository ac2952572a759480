import { currencyOf, isTestnet } from '../../chain/chains.js';
import { splitShares } from '../../chain/contracts/splitter.js';
import type { MonthlyFees } from '../payments/monthly-fees.query.js';
import { coins } from './coins.js';
import type { CoinFiguresDto, MonthlyFeesDto, MonthsOfCoinDto } from './dto/tokenomics.dto.js';

/** Adds up each coin, that of the home chain first, even where nobody has paid in it. */
export function coinFigures(fees: readonly MonthlyFees[], homeChainId: number): CoinFiguresDto[] {
  return feesByCoin(fees, homeChainId).map(({ chainId, own }) => figuresOf(chainId, own));
}

/** The same with where it went. */
export function monthsOfCoins(fees: readonly MonthlyFees[], homeChainId: number): MonthsOfCoinDto[] {
  return feesByCoin(fees, homeChainId).map(({ chainId, own }) => ({
    ...figuresOf(chainId, own),
    platformShare: coins(splitShares(sumOf(own)).platform),
  }));
}

function feesByCoin(fees: readonly MonthlyFees[], homeChainId: number) {
  const home = coinOf(homeChainId);
  const byCoin = Map.groupBy(fees, ({ chainId }) => coinOf(chainId));
  const further = [...byCoin.keys()].filter((coin) => coin !== home).toSorted();
  return [home, ...further].map((coin) => {
    const own = byCoin.get(coin) ?? [];
    return { chainId: own[0]?.chainId ?? homeChainId, own };
  });
}

/** The same name on a test network is another coin. */
const coinOf = (chainId: number): string => `${currencyOf(chainId)}:${isTestnet(chainId)}`;

function figuresOf(chainId: number, fees: readonly MonthlyFees[]): CoinFiguresDto {
  const total = sumOf(fees);
  return {
    currency: currencyOf(chainId),
    testnet: isTestnet(chainId),
    totalFeesCollected: coins(total),
    founderProfit: coins(splitShares(total).founder),
    payments: countOf(fees),
    history: historyOf(fees),
  };
}

function historyOf(fees: readonly MonthlyFees[]): MonthlyFeesDto[] {
  const months = Map.groupBy(fees, ({ month }) => month);
  return [...months].map(([month, own]) => ({ month, payments: countOf(own), amount: coins(sumOf(own)) }));
}

/** Payments in whatever coin: they can be counted together, coins cannot be added up. */
export const countPayments = (figures: readonly Pick<CoinFiguresDto, 'payments'>[]): number =>
  figures.reduce((sum, { payments }) => sum + payments, 0);

const sumOf = (fees: readonly MonthlyFees[]): bigint => fees.reduce((sum, { amount }) => sum + amount, 0n);

const countOf = (fees: readonly MonthlyFees[]): number =>
  fees.reduce((sum, { payments }) => sum + payments, 0);
