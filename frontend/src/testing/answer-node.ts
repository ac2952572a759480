import { voteRegistryAbi } from '@change-makers/contracts/abi';
import { Interface, ZeroHash } from 'ethers';
import { vi } from 'vitest';
import type { Network } from '../chain/networks';

const registry = new Interface(voteRegistryAbi);

/** A home chain with a registry of votes and a public node. */
export const aNetwork = (change: Partial<Network> = {}): Network => ({
  chainId: 31337,
  name: 'Local development',
  currency: 'BNB',
  testnet: true,
  retired: false,
  rpcUrl: 'http://node.example/',
  explorerTxUrl: '/transactions/{hash}',
  payable: false,
  finalAfter: 6,
  splitter: null,
  splitters: [],
  badge: null,
  badges: [],
  voteRegistry: `0x${'a1'.repeat(20)}`,
  voteRegistries: [`0x${'b2'.repeat(20)}`, `0x${'a1'.repeat(20)}`],
  adPrice: null,
  ...change,
});

interface RpcRequest {
  params: [{ to: string; data: string }];
}

/** A registry as the chain holds it. */
export interface StandingRegistry {
  /** None in the first version, which reverts on the question. */
  firstMonth?: string;
  /** By their months. */
  roots: Record<string, string>;
}

/**
 * Stands in for the chain's node, beside the answers of the server, which come first: every registry is of the first version and
 * tells these roots by their month. Null for a node that does not answer.
 */
export function answerNode(roots: Record<string, string> | null): void {
  const anywhere = roots && { roots };
  answerRegistries(() => anywhere);
}

/**
 * As {@link answerNode}, with what each registry holds.
 * @param registryAt the registry at an address, in small letters; null where the node does not answer
 * @returns the calls that the node was asked, one by one
 */
export function answerRegistries(registryAt: (address: string) => StandingRegistry | null): string[] {
  const server = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    if (input instanceof Request) return server(input);
    const [{ to, data }] = (JSON.parse(init?.body as string) as RpcRequest).params;
    const { name, args } = registry.parseTransaction({ data })!;
    asked.push(`${name} of ${to.toLowerCase()}`);
    const standing = registryAt(to.toLowerCase());
    if (!standing) throw new TypeError('Failed to fetch');
    const value = name === 'firstMonth' ? standing.firstMonth : (standing.roots[String(args[0])] ?? ZeroHash);
    const answer =
      value === undefined
        ? { error: { code: 3, message: 'execution reverted', data: '0x' } }
        : { result: registry.encodeFunctionResult(name, [value]) };
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }));
  });
  return asked;
}
