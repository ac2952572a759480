import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import type { AdPaymentSplitter } from '@change-makers/contracts/types/AdPaymentSplitter';
import { Interface, type Result } from 'ethers';
import { askNode, type NodeAnswer } from '../ask-node';
import type { RpcCall } from '../eip1193';
import type { Unread } from './book-check';
import type { AccountEvidence, BookedAccount } from './check-account';
import { toHex } from './evidence';

/** Both versions answer these alike. */
const splitter = new Interface(adPaymentSplitterAbi) as AdPaymentSplitter['interface'];

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
  const call = (data: string): RpcCall => ({ method: 'eth_call', params: [{ to: address, data }, at] });
  const ask = async (calls: RpcCall[]) => askNode(rpcUrl, calls, signal);

  const [header, balance, founder, platform] = await ask([
    { method: 'eth_getBlockByNumber', params: [at, false] },
    { method: 'eth_getBalance', params: [address, at] },
    call(splitter.encodeFunctionData('founder')),
    call(splitter.encodeFunctionData('platform')),
  ]);
  const blockHash = hashOf(header);
  if (!blockHash) return block > head ? 'behind' : 'noHistory';
  if (isEmpty(founder)) return 'noContract';
  const payees = [
    textOf(founder, (data) => splitter.decodeFunctionResult('founder', data)),
    textOf(platform, (data) => splitter.decodeFunctionResult('platform', data)),
  ];
  const owed = await ask(
    payees.flatMap((payee) => (payee ? [call(splitter.encodeFunctionData('releasable', [payee]))] : [])),
  );
  const owedOf = (answer: NodeAnswer | undefined) =>
    textOf(answer, (data) => splitter.decodeFunctionResult('releasable', data));
  const figures = [weiOf(balance), owedOf(owed[0]), owedOf(owed[1])];
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

function textOf(answer: NodeAnswer | undefined, decode: (data: string) => Result): string | null {
  const result = resultOf(answer);
  return typeof result === 'string' ? String(decode(result)[0]) : null;
}

const resultOf = (answer: NodeAnswer | undefined): unknown =>
  answer && 'result' in answer ? answer.result : null;
