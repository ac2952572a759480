import { ApiProperty } from '@nestjs/swagger';
import { explorerUrl } from '../../../chain/chains.js';
import type { OperatorTransaction } from '../../../chain/operator/entities/operator-transaction.entity.js';
import { isCancelled } from '../../../chain/operator/transaction-states.js';
import { OPERATOR_PARTS, type OperatorPart } from '../../../config/operator-keys.js';

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

  /** Who signed it: one of the present accounts, or of an earlier key. */
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
    const { id, nonce, intent, signer, signedAt, gasPrice, hashes, chainId } = transaction;
    return {
      id,
      nonce,
      intent,
      signer,
      signedAt: signedAt.toISOString(),
      gasPrice,
      isCancelled: isCancelled(transaction),
      hashes: hashes.map((hash) => ({ hash, explorerUrl: explorerUrl(chainId, hash) })),
    };
  }
}

/** An account that signs for the site on one chain. */
export class OperatorAccountDto {
  /** @example 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 */
  address: string;

  /** What it signs: settlements and refunds, badges, roots of votes. */
  @ApiProperty({ enum: OPERATOR_PARTS, enumName: 'OperatorPart', isArray: true })
  parts: OperatorPart[];

  /** Wei; null where no node answers. @example '1000000000000000000' */
  balance: string | null;

  /** Transactions that its coins pay for at the present price of gas, besides those under way; null as the balance. */
  operationsLeft: number | null;

  /** Whether its coins suffice for refunds alone, so that badges and roots of votes wait. */
  keepsCoinsBack: boolean;

  /** What holds it up, if anything. */
  problem: string | null;
}

/** Who signs for the site on one chain. */
export class OperatorChainDto {
  /** @example 97 */
  chainId: number;

  /** @example BNB */
  currency: string;

  /** Each once; parts of the same key are one account. */
  accounts: OperatorAccountDto[];

  /** Parts for which no key is configured, so that they wait. */
  @ApiProperty({ enum: OPERATOR_PARTS, enumName: 'OperatorPart', isArray: true })
  withoutKey: OperatorPart[];

  /** Earlier keys' included; by signer, then nonce. */
  open: OpenOperatorTransactionDto[];
}
