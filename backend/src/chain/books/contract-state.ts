import { adPaymentSplitterAbi, adPaymentSplitterV1Abi, voteRegistryAbi } from '@change-makers/contracts/abi';
import { Contract, type InterfaceAbi, isCallException } from 'ethers';
import { badgeInterface } from '../contracts/badge.js';
import type { ChainClient } from '../nodes/chain-client.js';

/** A contract at one block; what is asked together travels in few requests. */
export interface ContractAt {
  client: ChainClient;
  address: string;
  /** Versions answer in different shapes. */
  version: number;
  block: number;
}

const PAYMENT_STATES = ['none', 'held', 'settled', 'refunded'] as const;

/** A splitter's newest payment of an ad. */
export interface ContractPayment {
  payer: string;
  /** Wei. */
  amount: bigint;
  state: (typeof PAYMENT_STATES)[number];
  /** From 1; null in the first version, which does not count them. */
  attempt: number | null;
}

/** In the order of the ids. */
export async function readPayments(at: ContractAt, adIds: readonly string[]): Promise<ContractPayment[]> {
  const abi = at.version === 1 ? adPaymentSplitterV1Abi : adPaymentSplitterAbi;
  type Answer = [string, bigint, bigint, bigint?];
  const answers = await askEach<Answer>(at, abi, 'payments', adIds);
  return answers.map((answer) => {
    const [payer, amount, state, attempt] = answer!;
    return {
      payer,
      amount,
      state: PAYMENT_STATES[Number(state)]!,
      attempt: attempt === undefined ? null : Number(attempt),
    };
  });
}

/** Wei that wait for each account, in the order of the accounts. */
export async function readCredits(at: ContractAt, accounts: readonly string[]): Promise<bigint[]> {
  return (await askEach<bigint>(at, adPaymentSplitterAbi, 'credits', accounts)).map((credit) => credit!);
}

/** A badge's holder and type; both null where nobody holds it. */
export interface ContractBadge {
  holder: string | null;
  badgeType: number | null;
}

/** In the order of the ids. */
export async function readBadges(at: ContractAt, tokenIds: readonly string[]): Promise<ContractBadge[]> {
  const abi = badgeInterface.fragments;
  const [holders, types] = await Promise.all([
    askEach<string>(at, abi, 'ownerOf', tokenIds),
    askEach<bigint>(at, abi, 'badgeTypeOf', tokenIds),
  ]);
  return holders.map((holder, index) => ({
    holder,
    badgeType: types[index] === null ? null : Number(types[index]),
  }));
}

/** Roots that stand for the months, in their order; zeros where none does. */
export async function readRoots(at: ContractAt, months: readonly string[]): Promise<string[]> {
  return (await askEach<string>(at, voteRegistryAbi, 'roots', months)).map((root) => root!);
}

/** Null where the contract refuses to answer, as it does for a badge that is gone. */
async function askEach<T>(
  { client, address, block }: ContractAt,
  abi: InterfaceAbi,
  name: string,
  questions: readonly string[],
): Promise<(T | null)[]> {
  return client.call(async (provider) => {
    const ask = new Contract(address, abi, provider).getFunction(name);
    return Promise.all(
      questions.map(
        async (question) =>
          ask.staticCall(question, { blockTag: block }).catch(nullIfRefused) as Promise<T | null>,
      ),
    );
  });
}

function nullIfRefused(error: unknown): null {
  if (isCallException(error)) return null;
  throw error;
}
