import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { id, Interface } from 'ethers';
import { type DiscoveredWallet, type RpcCall, toHexChainId } from '../chain/eip1193';

const splitter = new Interface(adPaymentSplitterAbi);
const HASH = id('a transaction of the splitter');

interface SplitterWalletOptions {
  /** Whether the network carries out what is sent. */
  succeeds?: boolean;
  /** Whether the contract can be read. */
  answers?: boolean;
  /** What the contract keeps for the wallet until it is withdrawn, in wei. */
  credit?: bigint;
  /** The chain that it is on when it is asked; where it connects it is on the local one. */
  chainNow?: () => number;
  /** Hears of each transaction that the wallet is asked to send. */
  onSend?: (call: SentCall) => void;
}

/** A call of the splitter that a page had the wallet send. */
export interface SentCall {
  name: string;
  args: unknown[];
  /** The chain for which it is to be signed, in hex. */
  chainId: string;
}

const founder = `0x${'f0'.repeat(20)}`;
const platform = `0x${'b1'.repeat(20)}`;

/** The founder's wallet, for whom one coin waits in the splitter. */
export function splitterWallet({
  succeeds = true,
  answers = true,
  credit = 0n,
  chainNow = () => 31337,
  onSend = () => {},
}: SplitterWalletOptions = {}): DiscoveredWallet {
  let kept = credit;
  const values: Record<string, (args: unknown[]) => unknown> = {
    founder: () => founder,
    platform: () => platform,
    releasable: ([payee]) => (String(payee).toLowerCase() === founder ? 10n ** 18n : 0n),
    credits: () => kept,
  };
  const methods: Record<string, (...params: never[]) => unknown> = {
    eth_requestAccounts: () => [founder],
    eth_chainId: () => toHexChainId(chainNow()),
    eth_blockNumber: () => '0x10',
    eth_call: ({ data }: { data: string }) => {
      if (!answers) throw new Error('The node is away');
      const { name, args } = splitter.parseTransaction({ data })!;
      return splitter.encodeFunctionResult(name, [values[name]!(args.toArray())]);
    },
    eth_estimateGas: () => '0x5208',
    eth_sendTransaction: ({ data, chainId }: { data: string; chainId: string }) => {
      const { name, args } = splitter.parseTransaction({ data })!;
      onSend({ name, args: args.toArray(), chainId });
      if (succeeds && name === 'withdrawCredit') kept = 0n;
      return HASH;
    },
    eth_getTransactionReceipt: () => ({
      ...{ transactionHash: HASH, blockHash: id('block'), blockNumber: '0x10', transactionIndex: '0x0' },
      ...{ from: founder, to: founder, contractAddress: null, logs: [], logsBloom: '0x', gasUsed: '0x1' },
      ...{ cumulativeGasUsed: '0x1', effectiveGasPrice: '0x1', type: '0x2' },
      status: succeeds ? '0x1' : '0x0',
    }),
  };
  const request = async ({ method, params = [] }: RpcCall): Promise<unknown> =>
    Promise.resolve().then(() => methods[method]!(...(params as never[])));
  return {
    info: { uuid: 'founder', name: 'Founder', icon: 'data:,', rdns: 'test.founder' },
    provider: { request },
  };
}
