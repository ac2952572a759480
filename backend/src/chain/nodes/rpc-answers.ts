import { isError, type JsonRpcError, type JsonRpcPayload, type JsonRpcResult } from 'ethers';
import { NodeFailure } from './node-failure.js';

export type RpcAnswer = JsonRpcResult | JsonRpcError;

/** The answers to exactly these calls; null when one is missing or none of them is one. */
export function answersTo(calls: readonly JsonRpcPayload[], body: unknown): RpcAnswer[] | null {
  const found = [body].flat().filter(isAnswer);
  const answers = calls.map((call) => found.find(({ id }) => id === call.id));
  return answers.every((answer) => answer !== undefined) ? answers : null;
}

function isAnswer(value: unknown): value is RpcAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return 'result' in value || 'error' in value;
}

/** The node could answer to a shorter batch. */
export const isTooLarge = (answer: RpcAnswer): boolean =>
  'error' in answer && /(batch|response) too large/i.test(messageOf(answer));

/** Nodes refuse further work by an error within a good answer, too. @throws NodeFailure */
export function throwIfExhausted(answers: readonly RpcAnswer[]): void {
  if (answers.some(isExhausted)) throw new NodeFailure('has had too many requests');
}

function isExhausted(answer: RpcAnswer): boolean {
  if (!('error' in answer)) return false;
  // A contract that reverts may use the same words.
  const message = messageOf(answer);
  const saysSo = /rate.?limit|too many requests/i.test(message) && !/revert/i.test(message);
  return saysSo || (answer.error as { code?: unknown } | null)?.code === 429;
}

/** What providers say to a question that asks for more than they give (EIP-1474: limit exceeded). */
const LIMIT_EXCEEDED = -32005;

/** Questions about what stands in the chain, which no contract refuses: an error is no answer to them. */
const ABOUT_THE_CHAIN = new Set([
  'eth_blockNumber',
  'eth_gasPrice',
  'eth_getBlockByNumber',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
]);

interface PassedOn {
  error?: { code?: unknown };
  info?: { error?: { code?: unknown } };
  payload?: { method?: string };
}

/** Whether ethers passes on that a node did not want to answer a call. */
export function isRefusal(error: unknown): boolean {
  const { error: own, info, payload } = error as PassedOn;
  if ((own ?? info?.error)?.code === LIMIT_EXCEEDED) return true;
  return isError(error, 'UNKNOWN_ERROR') && ABOUT_THE_CHAIN.has(payload?.method ?? '');
}

const messageOf = ({ error }: JsonRpcError): string =>
  String((error as { message?: unknown } | null)?.message);

/** What ethers cannot read as a block, a receipt or a log is nonsense, and no answer. */
export const isNonsense = (error: unknown): boolean =>
  isError(error, 'BAD_DATA') && error.shortMessage.startsWith('invalid value for value.');
