import type { JsonRpcApiProvider } from 'ethers';
import type { ChainClient } from '../nodes/chain-client.js';
import { NodeFailure } from '../nodes/node-failure.js';
import { type GasPrices, highestNext, larger, median, lowerMedian } from './gas-prices.js';

/** Blocks whose prices tell what is usual. */
const BLOCKS = 100;
const TIMES_USUAL = 10n;
const GWEI = 1_000_000_000n;

/** What is usual changes slowly (ms). */
const CAP_FRESH_MS = 10_000;

/** As `eth_feeHistory` tells it; what is missing is told as null by some nodes. */
interface FeeHistory {
  baseFeePerGas?: string[] | null;
  reward?: string[][] | null;
}

/** Asks one chain what gas costs, and knows the most that the operator pays for it. */
export class GasMarket {
  private known: { cap: bigint; readAt: number } | undefined;
  /** For nodes that do not tell the fees of the past. */
  private readonly seen: bigint[] = [];

  constructor(
    private readonly client: ChainClient,
    /** In gwei a unit of gas; undefined means ten times what is usual. */
    private readonly maxGasPriceGwei: number | undefined,
  ) {}

  /** What nodes say in the middle, as one that claims any price would have the operator's coins burnt. @throws chainUnavailable */
  async prices(): Promise<GasPrices> {
    const market = lowerMedian(await this.client.fromEach(async (provider) => gasPrice(provider)))!;
    return { market, cap: await this.cap(market) };
  }

  private async cap(market: bigint): Promise<bigint> {
    if (this.maxGasPriceGwei !== undefined) return BigInt(this.maxGasPriceGwei) * GWEI;
    const { known } = this;
    if (known && Date.now() - known.readAt < CAP_FRESH_MS) return known.cap;
    this.seen.push(market);
    if (this.seen.length > BLOCKS) this.seen.shift();
    const told = await this.client.fromEach(async (provider) =>
      median(await pricesOfBlocks(provider, market)),
    );
    const usual = lowerMedian(told.filter((price) => price !== undefined));
    const cap = (usual ?? median(this.seen)!) * TIMES_USUAL;
    this.known = { cap, readAt: Date.now() };
    return cap;
  }
}

/** What the node says, or what the next block may ask where that is more: some tell what they expect of a block that nobody fills. */
async function gasPrice(provider: JsonRpcApiProvider): Promise<bigint> {
  const [told, newest] = await Promise.all([
    provider.send('eth_gasPrice', []) as Promise<string>,
    provider.getBlock('latest'),
  ]);
  return larger(BigInt(told), highestNext(newest?.baseFeePerGas ?? 0n));
}

/** What the middle transaction of each block paid, and the present tip where a block had none; empty when the node cannot tell. */
async function pricesOfBlocks(provider: JsonRpcApiProvider, market: bigint): Promise<bigint[]> {
  try {
    const asked = [`0x${BLOCKS.toString(16)}`, 'latest', [50]];
    const { baseFeePerGas, reward } = (await provider.send('eth_feeHistory', asked)) as FeeHistory;
    // The last one is of the block to come.
    const fees = (baseFeePerGas ?? []).map(BigInt);
    const next = fees.pop() ?? 0n;
    const tip = market > next ? market - next : 0n;
    return fees.map((fee, index) => fee + (BigInt(reward?.[index]?.[0] ?? 0) || tip));
  } catch (error) {
    if (error instanceof NodeFailure) throw error;
    return [];
  }
}
