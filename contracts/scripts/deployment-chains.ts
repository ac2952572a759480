/** A chain that the contracts can be deployed to. */
export type DeploymentChain = {
  chainId: bigint;
  /** How people call it, also on the command line. */
  title: string;
  /** Its short name on the command line. */
  name: string;
  currency: string;
};

/** Chain id of the local development chain. */
export const LOCAL_CHAIN_ID = 31337n;
/** Chain id of the second local chain, which `CHAINS=2 npm start` runs. */
export const SECOND_LOCAL_CHAIN_ID = 31338n;

/** Whether it is a development chain: its accounts are public, its blocks may go, its records lie in DATA_DIR. */
export const isLocalChain = (chainId: bigint) =>
  chainId === LOCAL_CHAIN_ID || chainId === SECOND_LOCAL_CHAIN_ID;

/** Those whose coins are worth nothing. */
const testNetworks = new Set([LOCAL_CHAIN_ID, SECOND_LOCAL_CHAIN_ID, 97n, 11155111n, 80002n]);

/** Whether a mistake there costs money: so on every chain that is not known as a test network. */
export const isMainNetwork = (chainId: bigint) => !testNetworks.has(chainId);

const chains: DeploymentChain[] = [
  { chainId: 56n, title: 'BNB Smart Chain', name: 'bsc', currency: 'BNB' },
  { chainId: 97n, title: 'BNB Smart Chain Testnet', name: 'bscTestnet', currency: 'BNB' },
  { chainId: 1n, title: 'Ethereum', name: 'mainnet', currency: 'ETH' },
  { chainId: 11155111n, title: 'Sepolia', name: 'sepolia', currency: 'ETH' },
  { chainId: 137n, title: 'Polygon', name: 'polygon', currency: 'MATIC' },
  { chainId: 80002n, title: 'Polygon Amoy', name: 'amoy', currency: 'MATIC' },
  { chainId: LOCAL_CHAIN_ID, title: 'Local chain', name: 'local', currency: 'BNB' },
  { chainId: SECOND_LOCAL_CHAIN_ID, title: 'Second local chain', name: 'local2', currency: 'ETH' },
];

/** Test networks that their makers have shut down, and what stands in their place. */
const retired = [
  { names: ['5', 'goerli'], title: 'Goerli', successor: 'Sepolia (11155111)' },
  { names: ['80001', 'mumbai', 'polygonmumbai'], title: 'Mumbai', successor: 'Polygon Amoy (80002)' },
];

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The chain that a person means by its name or chain id.
 * @throws when there is none, or it is shut down; the message says which there are
 */
export function findChain(wanted: string): DeploymentChain {
  const sought = plain(wanted);
  const gone = retired.find(({ names }) =>
    names.some((name) => sought === name || sought === `${name}testnet`),
  );
  if (gone)
    throw new Error(`${gone.title} has been shut down by its makers; ${gone.successor} stands in its place.`);
  const found = chains.find(({ chainId, name, title }) =>
    [String(chainId), plain(name), plain(title)].includes(sought),
  );
  if (found) return found;
  const known = chains.map(({ name, chainId }) => `${name} (${chainId})`).join(', ');
  throw new Error(`There is no chain '${wanted}'. Known are ${known}.`);
}
