/** A chain the site can name; the specification's section 3 lists all but the local one. */
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
}

/** anvil and the hardhat node call themselves this. */
export const LOCAL_CHAIN_ID = 31337;

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
  ...rest,
});

export const CHAINS: readonly Chain[] = [
  chain(56, 'BNB Smart Chain', 'BNB', 'https://bscscan.com', {
    publicRpcUrl: 'https://bsc-dataseed.bnbchain.org',
  }),
  chain(97, 'BNB Smart Chain Testnet', 'BNB', 'https://testnet.bscscan.com', {
    testnet: true,
    publicRpcUrl: 'https://bsc-testnet-dataseed.bnbchain.org',
  }),
  chain(1, 'Ethereum', 'ETH', 'https://etherscan.io'),
  chain(5, 'Goerli Testnet', 'ETH', 'https://goerli.etherscan.io', { testnet: true, retired: true }),
  chain(137, 'Polygon', 'MATIC', 'https://polygonscan.com'),
  chain(80001, 'Polygon Mumbai Testnet', 'MATIC', 'https://mumbai.polygonscan.com', {
    testnet: true,
    retired: true,
  }),
  // The site shows local transactions itself, as no explorer knows them.
  chain(LOCAL_CHAIN_ID, 'Local development', 'BNB', null, {
    testnet: true,
    explorerTxUrl: '/transactions/{hash}',
  }),
];

export const chainName = (chainId: number): string =>
  CHAINS.find((known) => known.chainId === chainId)?.name ?? `Chain ${chainId}`;

/** The node that everybody may ask: the installation's own where one is published, else the chain's. */
export const publicNodeOf = (chainId: number, published: string | undefined): string | null =>
  published ?? CHAINS.find((known) => known.chainId === chainId)?.publicRpcUrl ?? null;

/** The page that shows a transaction, or null where there is none. */
export function explorerUrl(chainId: number, hash: string): string | null {
  const template = CHAINS.find((known) => known.chainId === chainId)?.explorerTxUrl;
  return template?.replace('{hash}', hash) ?? null;
}
