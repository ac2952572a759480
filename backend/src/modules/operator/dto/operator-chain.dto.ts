import { explorerUrl } from '../../../chain/chains.js';
import type { OperatorTransaction } from '../../../chain/operator/entities/operator-transaction.entity.js';

/** One signed form of a transaction; of all its forms one is mined. */
export class OperatorHashDto {
  /** By which the chain knows it, if it is the one. @example '0x5c50' */
  hash: string;

  /** Its page at the chain's explorer; null where there is none. */
  explorerUrl: string | null;
}

/** A transaction that is signed and not final yet. */
export class OpenOperatorTransactionDto {
  /** For `npm run operator -w backend -- cancel <id>`. */
  id: number;

  /** Its place among the signer's transactions on this chain, from 0. */
  nonce: number;

  /** What it is for. */
  intent: string;

  /** Who signed it: the present operator, or an earlier one. */
  signer: string;

  /** When its newest form was signed. */
  signedAt: string;

  /** Wei a unit of gas that its newest form pays. @example '3000000000' */
  gasPrice: string;

  /** Whether an empty transfer takes its place. */
  isCancelled: boolean;

  /** Of all signed forms, oldest first. */
  hashes: OperatorHashDto[];

  static from(this: void, transaction: OperatorTransaction): OpenOperatorTransactionDto {
    const { id, nonce, intent, signer, signedAt, gasPrice, cancelHashes, hashes, chainId } = transaction;
    return {
      id,
      nonce,
      intent,
      signer,
      signedAt: signedAt.toISOString(),
      gasPrice,
      isCancelled: cancelHashes.length > 0,
      hashes: hashes.map((hash) => ({ hash, explorerUrl: explorerUrl(chainId, hash) })),
    };
  }
}

/** The operator on one chain. */
export class OperatorChainDto {
  /** @example 97 */
  chainId: number;

  /** @example BNB */
  currency: string;

  /** Null where no key is configured. */
  address: string | null;

  /** Wei; null where no key is configured, or no node answers. @example '1000000000000000000' */
  balance: string | null;

  /** Transactions that its coins pay for at the present price of gas; null as the balance. */
  operationsLeft: number | null;

  /** What holds it up, if anything. */
  problem: string | null;

  /** Earlier operators' included; by signer, then nonce. */
  open: OpenOperatorTransactionDto[];
}
