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
  voteRegistry: `0x${'a1'.repeat(20)}`,
  adPrice: null,
  ...change,
});

interface RpcRequest {
  params: [{ to: string; data: string }];
}

/**
 * Stands in for the chain's node, beside the answers of the server, which come first: tells these roots by their month. Null for
 * a node that does not answer.
 */
export function answerNode(roots: Record<string, string> | null): void {
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    if (asked instanceof Request) return server(asked);
    if (!roots) throw new TypeError('Failed to fetch');
    const { params } = JSON.parse(init?.body as string) as RpcRequest;
    const [month] = registry.decodeFunctionData('roots', params[0].data) as unknown as [string];
    const result = registry.encodeFunctionResult('roots', [roots[month] ?? ZeroHash]);
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
  });
}
