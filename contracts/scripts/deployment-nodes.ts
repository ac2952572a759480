import { LOCAL_CHAIN_ID, SECOND_LOCAL_CHAIN_ID, type DeploymentChain } from './deployment-chains.ts';

type Environment = Record<string, string | undefined>;

/** The node to deploy through, and whether its chain is the home chain, the one that CHAIN_RPC_URL serves. */
export type DeploymentNode = { url: string; isHome: boolean };

const HOME = 'CHAIN_RPC_URL';
const PATIENCE_MS = 5_000;

/** Where the launcher's own chains listen. */
const localNodes = new Map([
  [LOCAL_CHAIN_ID, 'http://127.0.0.1:8545'],
  [SECOND_LOCAL_CHAIN_ID, 'http://127.0.0.1:8546'],
]);

const listOf = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

/** The chain id that a node tells, undefined when it does not answer. */
async function askChainId(url: string): Promise<bigint | undefined> {
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = (await (await fetch(url, { method: 'POST', headers, body, signal })).json()) as {
      result: string;
    };
    return BigInt(answer.result);
  } catch {
    return undefined;
  }
}

/** The first node that answers. Messages number the nodes, since an address may hold a key. */
async function firstAnswering(variable: string, urls: string[]) {
  for (const [index, url] of urls.entries()) {
    const chainId = await askChainId(url);
    if (chainId !== undefined) return { url, chainId, title: `Node ${index + 1} of ${variable}` };
  }
  throw new Error(`No node of ${variable} answers.`);
}

/** Whether CHAIN_RPC_URL serves a chain that has nodes of its own; without it the home chain is the launcher's. */
async function servesHome({ chainId }: DeploymentChain, environment: Environment): Promise<boolean> {
  const urls = listOf(environment[HOME]);
  if (urls.length === 0) return chainId === LOCAL_CHAIN_ID;
  return (await firstAnswering(HOME, urls)).chainId === chainId;
}

/** The setting that lists a chain's nodes, and these. */
function nodesOf(
  chain: DeploymentChain,
  environment: Environment,
): readonly [variable: string, urls: string[]] {
  const own = `${HOME}_${chain.chainId}`;
  const local = listOf(environment[HOME]).length > 0 ? undefined : localNodes.get(chain.chainId);
  const listed = [own, HOME].map((name) => [name, listOf(environment[name])] as const);
  return listed.find(([, urls]) => urls.length > 0) ?? [`${own} (${local})`, listOf(local)];
}

/**
 * Finds the chain's node: of CHAIN_RPC_URL_<chainId>, else of CHAIN_RPC_URL; each may list several, separated by commas,
 * of which the first that answers is taken.
 * @throws when none is named, none answers, or the first that answers serves another chain
 */
export async function findNode(chain: DeploymentChain, environment: Environment): Promise<DeploymentNode> {
  const own = `${HOME}_${chain.chainId}`;
  const [variable, urls] = nodesOf(chain, environment);
  if (urls.length === 0) throw new Error(`Set ${own} to a node of ${chain.title}.`);
  const node = await firstAnswering(variable, urls);
  if (node.chainId !== chain.chainId)
    throw new Error(
      `${node.title} serves chain ${node.chainId}, not ${chain.chainId} (${chain.title}): set ${own}.`,
    );
  return { url: node.url, isHome: variable === HOME || (await servesHome(chain, environment)) };
}

/**
 * Finds another node of the same list, which tells whether the one that was deployed through told the truth.
 * @returns the first other one that answers and serves the chain; undefined where there is none
 */
export async function findWitness(
  chain: DeploymentChain,
  { url }: DeploymentNode,
  environment: Environment,
): Promise<string | undefined> {
  const [, urls] = nodesOf(chain, environment);
  for (const other of urls) if (other !== url && (await askChainId(other)) === chain.chainId) return other;
  return undefined;
}
