import type { EntityManager } from 'typeorm';
import type { OperatorPart } from '../../config/operator-keys.js';
import { CoinsKeptBackError } from './operator.errors.js';
import { type Funds, operationsOf, REFUNDS_KEPT } from './operator-funds.js';
import { costOnItsWay, type SigningAccount } from './stored-transactions.js';

/** What the chain tells of an account before it signs; wei, and the price a unit of gas. */
export interface AccountMeans {
  balance: bigint;
  chainNonce: number;
  gasPrice: bigint;
}

/** One more operation than that must be left, as the one that is to be signed takes its own coins. */
const areKept = (operationsLeft: number): boolean => operationsLeft <= REFUNDS_KEPT;

/** Under the lock of the account's nonces, so that processes do not spend the same coins. @throws CoinsKeptBackError */
export async function assertCoinsForRefunds(
  manager: EntityManager,
  account: SigningAccount,
  { balance, chainNonce, gasPrice }: AccountMeans,
): Promise<void> {
  const coins = balance - (await costOnItsWay(manager, account, chainNonce));
  if (areKept(operationsOf(coins, gasPrice))) throw new CoinsKeptBackError();
}

/** Whether what an account does besides refunding waits for coins; never where refunding has an account of its own. */
export const keepsCoinsBack = (
  { parts }: { parts: readonly OperatorPart[] },
  { operationsLeft }: Funds,
): boolean => parts.includes('moderator') && parts.length > 1 && areKept(operationsLeft);
