import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { Interface } from 'ethers';
import { askNode, type NodeAnswer } from '../ask-node';
import type { RpcCall } from '../eip1193';
import type { Unread } from './book-check';
import type { AccountFigure, BookedAccount } from './check-account';
import { toHex } from './evidence';

/** What a node says of a splitter at a block; amounts in wei. */
export interface AccountEvidence {
  blockHash: string;
  figures: Record<AccountFigure, string>;
}

/** Both versions answer these alike. */
const splitter = new Interface(adPaymentSplitterAbi);

/**
 * Reads what a splitter holds and owes at the block that the books name. Loaded where a check begins.
 * @throws where the node does not answer at all
 */
export async function readAccount(
  rpcUrl: string,
  head: number,
  { contract: address, block }: BookedAccount,
  signal: AbortSignal,
): Promise<AccountEvidence | Unread | 'noContract'> {
  const at = toHex(block);
  const call = (name: string, ...args: unknown[]): RpcCall => ({
    method: 'eth_call',
    params: [{ to: address, data: splitter.encodeFunctionData(name, args) }, at],
  });
  const ask = async (calls: RpcCall[]) => askNode(rpcUrl, calls, signal);

  const [header, balance, founder, platform] = await ask([
    { method: 'eth_getBlockByNumber', params: [at, false] },
    { method: 'eth_getBalance', params: [address, at] },
    call('founder'),
    call('platform'),
  ]);
  const blockHash = hashOf(header);
  if (!blockHash) return block > head ? 'behind' : 'noHistory';
  if (isEmpty(founder)) return 'noContract';
  const payees = [textOf('founder', founder), textOf('platform', platform)];
  const owed = await ask(payees.flatMap((payee) => (payee ? [call('releasable', payee)] : [])));
  const figures = [weiOf(balance), textOf('releasable', owed[0]), textOf('releasable', owed[1])];
  const [held, owedFounder, owedPlatform] = figures;
  if (!held || !owedFounder || !owedPlatform) return 'noState';
  return { blockHash, figures: { balance: held, owedFounder, owedPlatform } };
}

function hashOf(answer: NodeAnswer | undefined): string | null {
  const block = resultOf(answer) as { hash: string } | null;
  return block?.hash ?? null;
}

/** What a call gives where there is no contract. */
const isEmpty = (answer: NodeAnswer | undefined): boolean => resultOf(answer) === '0x';

function weiOf(answer: NodeAnswer | undefined): string | null {
  const result = resultOf(answer);
  return typeof result === 'string' ? String(BigInt(result)) : null;
}

function textOf(name: string, answer: NodeAnswer | undefined): string | null {
  const result = resultOf(answer);
  return typeof result === 'string' ? String(splitter.decodeFunctionResult(name, result)[0]) : null;
}

const resultOf = (answer: NodeAnswer | undefined): unknown =>
  answer && 'result' in answer ? answer.result : null;
