import {
  ConfigError,
  type Environment,
  readInteger,
  readList,
  readRequired,
  readText,
  readUrl,
} from './environment.js';
import { type OperatorKeys, readOperatorKeys } from './operator-keys.js';

/** How to reach a chain, and who acts on it. */
interface ChainAccess {
  /** Nodes, best first. */
  rpcUrls: string[];
  /** Node that browsers may ask. */
  publicRpcUrl: string | undefined;
  operatorKeys: OperatorKeys;
}

/** The chains that this installation works on. */
export interface ChainSettings {
  /** The chain of the badges and the vote roots, whose id its nodes tell. */
  home: ChainAccess;
  /** Further chains on which ads are paid, by id. */
  others: ReadonlyMap<number, ChainAccess>;
  /** Folder of the deployment records of public chains; undefined means those of the repository. */
  deploymentsDir: string | undefined;
  /** Cap of what the operator pays, in gwei a unit of gas; undefined means a multiple of the market. */
  maxGasPriceGwei: number | undefined;
  /** How long nodes are asked twice a second after the last thing that was awaited on a chain. */
  awakeSeconds: number;
}

const FURTHER_CHAIN = /^CHAIN_RPC_URL_(\d+)(?:_FILE)?$/;

export function readChainSettings(env: Environment): ChainSettings {
  const chainIds = Object.keys(env).flatMap((name) => FURTHER_CHAIN.exec(name)?.[1] ?? []);
  const others = chainIds
    .filter((chainId) => readText(env, `CHAIN_RPC_URL_${chainId}`) !== undefined)
    .map((chainId) => [Number(chainId), readFurther(env, chainId)] as const);
  return {
    home: {
      rpcUrls: readNodes(env, 'CHAIN_RPC_URL'),
      publicRpcUrl: readUrl(env, 'PUBLIC_RPC_URL'),
      operatorKeys: readOperatorKeys(env),
    },
    others: new Map(others),
    deploymentsDir: readText(env, 'DEPLOYMENTS_DIR'),
    maxGasPriceGwei: readGasPrice(env),
    awakeSeconds: readInteger(env, 'CHAIN_AWAKE_SECONDS', 60, 1, 1_000_000_000),
  };
}

function readFurther(env: Environment, chainId: string): ChainAccess {
  return {
    rpcUrls: readNodes(env, `CHAIN_RPC_URL_${chainId}`),
    publicRpcUrl: readUrl(env, `PUBLIC_RPC_URL_${chainId}`),
    operatorKeys: readOperatorKeys(env, chainId),
  };
}

function readNodes(env: Environment, name: string): string[] {
  readRequired(env, name);
  const nodes = readList(env, name);
  // An address may hold a key, so the message does not repeat it.
  if (nodes.length === 0 || nodes.some((node) => !/^https?:\/\//i.test(node) || !URL.canParse(node)))
    throw new ConfigError(
      name,
      'must be one URL or several, separated by commas, that begin with http:// or https://',
    );
  return nodes;
}

function readGasPrice(env: Environment): number | undefined {
  if (readText(env, 'MAX_GAS_PRICE_GWEI') === undefined) return undefined;
  return readInteger(env, 'MAX_GAS_PRICE_GWEI', 0, 1, 1_000_000);
}
