import { challengeBadgeAbi } from '@change-makers/contracts/abi';
import { id, Interface } from 'ethers';
import type { DiscoveredWallet, RpcCall } from '../chain/eip1193';

const badge = new Interface(challengeBadgeAbi);
const HASH = id('a transaction of the keeper');

interface KeeperWalletOptions {
  /** The role that the wallet has on every badge contract. */
  role?: 'KEEPER_ROLE' | 'MINTER_ROLE';
  /** What the contract throws, encoded, when it is asked to re-issue or revoke. */
  refusal?: string;
  chainId?: number;
}

export const keeper = `0x${'fe'.repeat(20)}`;

/** A refusal of the badge contract, as nodes hand it on. */
export const refusalOf = (name: string, ...args: unknown[]): string => badge.encodeErrorResult(name, args);

/** A wallet whose badge contract answers; `sent` holds what it was asked to send. */
export function keeperWallet({ role = 'KEEPER_ROLE', refusal, chainId = 31337 }: KeeperWalletOptions) {
  const sent: { name: string; args: unknown[] }[] = [];
  const parse = (data: string) => badge.parseTransaction({ data })!;
  const answers: Record<string, (...params: never[]) => unknown> = {
    eth_requestAccounts: () => [keeper],
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_blockNumber: () => '0x10',
    eth_call: ({ data }: { data: string }) => {
      const { name, args } = parse(data);
      if (name === 'hasRole') return badge.encodeFunctionResult(name, [args[0] === id(role)]);
      if (refusal) throw Object.assign(new Error('execution reverted'), { code: 3, data: refusal });
      return '0x';
    },
    eth_estimateGas: () => '0x5208',
    eth_sendTransaction: ({ data }: { data: string }) => {
      const { name, args } = parse(data);
      sent.push({ name, args: args.toArray().map(String) });
      return HASH;
    },
    eth_getTransactionReceipt: () => ({
      transactionHash: HASH,
      blockHash: id('block'),
      blockNumber: '0x10',
      transactionIndex: '0x0',
      from: keeper,
      to: keeper,
      contractAddress: null,
      logs: [],
      logsBloom: '0x',
      gasUsed: '0x1',
      cumulativeGasUsed: '0x1',
      effectiveGasPrice: '0x1',
      status: '0x1',
      type: '0x2',
    }),
  };
  const request = async ({ method, params = [] }: RpcCall): Promise<unknown> =>
    Promise.resolve().then(() => answers[method]!(...(params as never[])));
  const wallet: DiscoveredWallet = {
    info: { uuid: 'keeper', name: 'Keeper', icon: 'data:,', rdns: 'test.keeper' },
    provider: { request },
  };
  return { wallet, sent };
}
