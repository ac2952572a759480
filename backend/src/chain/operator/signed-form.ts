import { keccak256, type Wallet } from 'ethers';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { isCancelled } from './transaction-states.js';

/** What a signature is made for; wei a unit of gas. */
export interface UnsignedForm {
  chainId: number;
  nonce: number;
  to: string;
  data: string;
  gasLimit: bigint;
  gasPrice: bigint;
}

/** Gas of a transfer without data. */
const TRANSFER_GAS = 21_000n;

/** The bytes to send, and the hash by which the chain will know them. */
export interface SignedForm {
  raw: string;
  hash: string;
}

export async function signForm(wallet: Wallet, unsigned: UnsignedForm): Promise<SignedForm> {
  const raw = await wallet.signTransaction({ type: 0, value: 0n, ...unsigned });
  return { raw, hash: keccak256(raw) };
}

/** The same transaction at another price. */
export function callForm(transaction: OperatorTransaction, gasPrice: bigint): UnsignedForm {
  const { chainId, nonce, to, data, gasLimit } = transaction;
  return { chainId, nonce, to, data, gasLimit: BigInt(gasLimit), gasPrice };
}

/** A transfer of nothing from the signer to itself, at the same nonce: only one of both can be mined. */
export function emptyForm(transaction: OperatorTransaction, gasPrice: bigint): UnsignedForm {
  const { chainId, nonce, signer } = transaction;
  return { chainId, nonce, to: signer, data: '0x', gasLimit: TRANSFER_GAS, gasPrice };
}

/** The most that its newest form costs at a price, in wei. */
export const costAt = (transaction: OperatorTransaction, gasPrice: bigint): bigint =>
  gasPrice * (isCancelled(transaction) ? TRANSFER_GAS : BigInt(transaction.gasLimit));

/** The most that an empty transfer costs at a price, in wei. */
export const costOfCancelling = (gasPrice: bigint): bigint => gasPrice * TRANSFER_GAS;
