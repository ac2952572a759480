import { CONFIRMATIONS } from './confirmations.js';

/** A chain the site can name: those of the specification's section 3, and the test networks that took the retired ones' place. */
export interface Chain {
  chainId: number;
  name: string;
  currency: string;
  testnet: boolean;
  /** Shut down by its makers; kept in the list, never offered. */
  retired: boolean;
  /** Public node a wallet may be told to use when it does not know the chain. */
  publicRpcUrl: string | null;
  /** Address of a transaction's page, with {hash} where the hash goes. */
  explorerTxUrl: string | null;
  /** No faster than this does it make blocks (ms): four fifths of what it takes now. One that becomes faster costs more comparisons, and no more. */
  fastestBlockMs: number;
  /** Blocks, its own included, that make a block final at the earliest, as the nodes may call it so later; 6 at the least. */
  finalAfter: number;
}

/** anvil and the hardhat node call themselves this. */
export const LOCAL_CHAIN_ID = 31337;

/** The second local chain, to try the choice between chains. */
export const SECOND_LOCAL_CHAIN_ID = 31338;

/** Chains on the developer's own machine: nothing on them is worth anything, and nothing on them is late. */
export const isLocalChain = (chainId: number): boolean =>
  chainId === LOCAL_CHAIN_ID || chainId === SECOND_LOCAL_CHAIN_ID;

/** Of chains that nobody looked up. */
const UNKNOWN_FASTEST_BLOCK_MS = 100;

const chain = (
  chainId: number,
  name: string,
  currency: string,
  explorer: string | null,
  rest: Partial<Chain> = {},
): Chain => ({
  chainId,
  name,
  currency,
  testnet: false,
  retired: false,
  publicRpcUrl: null,
  explorerTxUrl: explorer && `${explorer}/tx/{hash}`,
  finalAfter: CONFIRMATIONS,
  fastestBlockMs: UNKNOWN_FASTEST_BLOCK_MS,
  ...rest,
});

/** What exchanges wait for on BNB Smart Chain; a block every 0.45 s. */
const BNB_PACE = { finalAfter: 15, fastestBlockMs: 360 };
/** One epoch of Ethereum's proof of stake; a block every 12 s. */
const ETHEREUM_PACE = { finalAfter: 32, fastestBlockMs: 9_600 };
/** Half of what exchanges waited for before Polygon had finality of its own, which counts where a node tells it: 150 blocks left once; a block every 2 s. */
const POLYGON_PACE = { finalAfter: 64, fastestBlockMs: 1_600 };

export const CHAINS: readonly Chain[] = [
  chain(56, 'BNB Smart Chain', 'BNB', 'https://bscscan.com', {
    publicRpcUrl: 'https://bsc-dataseed.bnbchain.org',
    ...BNB_PACE,
  }),
  chain(97, 'BNB Smart Chain Testnet', 'BNB', 'https://testnet.bscscan.com', {
    testnet: true,
    publicRpcUrl: 'https://bsc-testnet-dataseed.bnbchain.org',
    ...BNB_PACE,
  }),
  chain(1, 'Ethereum', 'ETH', 'https://etherscan.io', { ...ETHEREUM_PACE }),
  chain(5, 'Goerli Testnet', 'ETH', 'https://goerli.etherscan.io', { testnet: true, retired: true }),
  chain(11155111, 'Sepolia Testnet', 'ETH', 'https://sepolia.etherscan.io', {
    testnet: true,
    ...ETHEREUM_PACE,
  }),
  chain(137, 'Polygon', 'MATIC', 'https://polygonscan.com', { ...POLYGON_PACE }),
  chain(80001, 'Polygon Mumbai Testnet', 'MATIC', 'https://mumbai.polygonscan.com', {
    testnet: true,
    retired: true,
  }),
  chain(80002, 'Polygon Amoy Testnet', 'MATIC', 'https://amoy.polygonscan.com', {
    testnet: true,
    ...POLYGON_PACE,
  }),
  // The site shows local transactions itself, as no explorer knows them.
  chain(LOCAL_CHAIN_ID, 'Local development', 'BNB', null, {
    testnet: true,
    explorerTxUrl: '/transactions/{hash}',
  }),
  chain(SECOND_LOCAL_CHAIN_ID, 'Second local chain', 'ETH', null, {
    testnet: true,
    explorerTxUrl: '/transactions/{hash}?chainId=31338',
  }),
];

const findChain = (chainId: number): Chain | undefined => CHAINS.find((known) => known.chainId === chainId);

export const chainName = (chainId: number): string => findChain(chainId)?.name ?? `Chain ${chainId}`;

export const currencyOf = (chainId: number): string => findChain(chainId)?.currency ?? 'coins';

/** Whether its coins have no value; of an unknown chain nobody knows. */
export const isTestnet = (chainId: number): boolean => findChain(chainId)?.testnet ?? false;

/** Confirmations without which no money moves on a chain; `Finality` says which blocks are final. */
export const finalAfter = (chainId: number): number => findChain(chainId)?.finalAfter ?? CONFIRMATIONS;

/** How long a chain takes for a block at the least (ms). */
export const fastestBlockMs = (chainId: number): number =>
  findChain(chainId)?.fastestBlockMs ?? UNKNOWN_FASTEST_BLOCK_MS;

/** How long a chain takes for a block (ms); of one that nobody looked up the shortest time that is thought of. */
export const usualBlockMs = (chainId: number): number => (fastestBlockMs(chainId) * 5) / 4;

/** The node that everybody may ask: the installation's own where one is published, else the chain's. */
export const publicNodeOf = (chainId: number, published: string | undefined): string | null =>
  published ?? findChain(chainId)?.publicRpcUrl ?? null;

/** The page that shows a transaction, or null where there is none. */
export function explorerUrl(chainId: number, hash: string): string | null {
  return findChain(chainId)?.explorerTxUrl?.replace('{hash}', hash) ?? null;
}
