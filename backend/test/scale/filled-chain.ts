import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { Interface, toBeHex, ZeroAddress } from 'ethers';

export const splitter = new Interface(adPaymentSplitterAbi);
/** So few that a node can tell 10,000 blocks, as many as are asked for at once, within the five seconds that are waited for an answer. */
export const EVENTS_A_BLOCK = 2;

/** Seconds over which the payments are spread: ten months. */
const SPAN = 300 * 24 * 60 * 60;

/** Who are paid by a splitter. */
export interface Payees {
  founder: string;
  platform: string;
}

/** A log as a node tells it. */
export interface FilledLog {
  address: string;
  topics: string[];
  data: string;
  blockNumber: string;
  blockHash: string;
  transactionHash: string;
  transactionIndex: string;
  logIndex: string;
  removed: false;
}

/** What happened in a block, and the hash of its transaction. */
interface Happened extends Pick<FilledLog, 'topics' | 'data'> {
  hash: string;
}

/**
 * The beginning of a chain on which so many ads were paid and settled and all shares paid out, told by arithmetic, as no node could be
 * made to hold it in the time there is. `fill-money.ts` says the same in SQL; the audit compares both.
 */
export class FilledChain {
  readonly payments: number;
  readonly address: string;
  readonly payees: Payees;
  /** Wei. */
  readonly price: bigint;
  /** When its first block was made, in seconds since 1970. */
  readonly beganAt: number;

  constructor(payments: number, address: string, payees: Payees, price: bigint, now = Date.now()) {
    this.payments = payments;
    this.address = address;
    this.payees = payees;
    this.price = price;
    this.beganAt = Math.floor(now / 1_000) - SPAN;
  }

  /** The first block names the payees, the last one pays them out; the real chain goes on after it. */
  static lastBlockOf(payments: number): number {
    return 2 * Math.ceil(payments / EVENTS_A_BLOCK) + 2;
  }

  get lastBlock(): number {
    return FilledChain.lastBlockOf(this.payments);
  }

  /** Blocks that hold payments; as many after them hold what became of these. */
  get paidBlocks(): number {
    return Math.ceil(this.payments / EVENTS_A_BLOCK);
  }

  /** Seconds since 1970. */
  timeOf(block: number): number {
    return this.beganAt + Math.floor((block * (SPAN - 3_600)) / this.lastBlock);
  }

  get founderShare(): bigint {
    return (this.price * 3n) / 10n;
  }

  logsOf(block: number): FilledLog[] {
    return this.happenedIn(block).map(({ hash, topics, data }, index) => ({
      address: this.address,
      topics,
      data,
      blockNumber: hex(block),
      blockHash: blockHash(block),
      transactionHash: hash,
      transactionIndex: hex(index),
      logIndex: hex(index),
      removed: false,
    }));
  }

  /** What the splitter answers to `payments(adId)`; undefined for ads of the real chain. */
  paymentOf(adId: bigint): string | undefined {
    if (adId < 1n || adId > BigInt(this.payments)) return undefined;
    return `0x${words(payerOf(Number(adId)), this.price, SETTLED, 1)}`;
  }

  private happenedIn(block: number): Happened[] {
    if (block === 1) return this.beginning();
    if (block === this.lastBlock) return this.end();
    const isPaid = block <= this.paidBlocks + 1;
    const first = (block - 2 - (isPaid ? 0 : this.paidBlocks)) * EVENTS_A_BLOCK + 1;
    const count = Math.min(EVENTS_A_BLOCK, this.payments - first + 1);
    return Array.from({ length: count }, (_one, index) => this.ofAd(first + index, isPaid));
  }

  private beginning(): Happened[] {
    return [this.payees.founder, this.payees.platform].map((payee, index) => ({
      hash: hashOf('e', index),
      ...encoded('PayeeChanged', [ZeroAddress, payee]),
    }));
  }

  private end(): Happened[] {
    const { founder, platform } = this.payees;
    const all = BigInt(this.payments);
    const shares = [this.founderShare * all, (this.price - this.founderShare) * all];
    return [founder, platform].map((payee, index) => ({
      hash: hashOf('d', index),
      ...encoded('Released', [payee, shares[index]]),
    }));
  }

  /** Written by hand, as a node would have to tell millions of them within an hour. */
  private ofAd(adId: number, isPaid: boolean): Happened {
    const about = [`0x${words(adId)}`, `0x${words(payerOf(adId))}`];
    if (isPaid)
      return { hash: hashOf('a', adId), topics: [PAID, ...about], data: `0x${words(1, this.price)}` };
    const data = `0x${words(1, this.founderShare, this.price - this.founderShare)}`;
    return { hash: hashOf('c', adId), topics: [DECIDED, ...about], data };
  }
}

const PAID = splitter.getEvent('AdPaid')!.topicHash;
const DECIDED = splitter.getEvent('AdSettled')!.topicHash;

/** As contracts write numbers and addresses: 32 bytes each. */
const words = (...values: (number | bigint | string)[]): string =>
  values
    .map((value) => (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0'))
    .join('');

const SETTLED = 2;

const hex = (number: number): string => `0x${number.toString(16)}`;

/** Digits alone, which no checksum writes differently. */
export const payerOf = (adId: number): string => `0x1${String(adId).padStart(39, '0')}`;

/** Of a transaction: the letter says of which kind. */
export const hashOf = (kind: string, number: number): string =>
  `0x${kind}${number.toString(16).padStart(63, '0')}`;

export const blockHash = (block: number): string => hashOf('b', block);

function encoded(name: string, args: unknown[]): Pick<FilledLog, 'topics' | 'data'> {
  const { topics, data } = splitter.encodeEventLog(name, args);
  return { topics, data };
}

const NO_ROOT = toBeHex(0, 32);

/** A block as a node tells it, as far as anybody asks. */
export const headerOf = (chain: FilledChain, block: number): object => ({
  number: hex(block),
  hash: blockHash(block),
  parentHash: blockHash(block - 1),
  timestamp: hex(chain.timeOf(block)),
  nonce: '0x0000000000000000',
  difficulty: '0x0',
  gasLimit: '0x1c9c380',
  gasUsed: '0x0',
  miner: ZeroAddress,
  extraData: '0x',
  baseFeePerGas: '0x3b9aca00',
  stateRoot: NO_ROOT,
  receiptsRoot: NO_ROOT,
  transactions: [],
});
