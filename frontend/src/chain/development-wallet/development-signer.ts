import {
  getBytes,
  isHexString,
  JsonRpcProvider,
  type TransactionRequest,
  toUtf8String,
  Wallet,
} from 'ethers';
import { toChainId } from '../eip1193';
import { callNode } from '../rpc-client';
import { RpcError, RpcErrorCode } from '../rpc-error';
import { requestApproval } from './approvals';
import { developmentKey } from './development-key';

const COIN = 10n ** 18n;
const LOW_BALANCE = 50n * COIN;
const FULL_BALANCE = 100n * COIN;

/** Signs with the key in this browser, after the person has approved. */
export class DevelopmentSigner {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly #wallet: Wallet;

  constructor(chainId: number, rpcUrl: string) {
    this.chainId = chainId;
    this.rpcUrl = rpcUrl;
    this.#wallet = new Wallet(
      developmentKey(),
      new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true }),
    );
  }

  /** The one account, with enough coins to play with. */
  async accounts(): Promise<string[]> {
    await fundAccount(this.rpcUrl, this.#wallet.address);
    return [this.#wallet.address];
  }

  /** @returns the hash of the broadcast transaction */
  async sendTransaction(transaction: unknown): Promise<string> {
    const { to, value, data, gas, nonce, chainId } = transaction as Record<string, string | undefined>;
    if (chainId !== undefined && toChainId(chainId) !== this.chainId)
      throw new RpcError(RpcErrorCode.invalidParams, 'The transaction is for another chain');
    const { address } = this.#wallet;
    const request: TransactionRequest = {
      to,
      value,
      data,
      gasLimit: gas,
      nonce: nonce ? Number(nonce) : undefined,
    };
    await requestApproval({
      kind: 'transaction',
      from: address,
      to: to ?? null,
      value: BigInt(value ?? 0),
      chainId: this.chainId,
    });
    const { hash } = await this.#wallet.sendTransaction(request);
    return hash;
  }

  /** @param message text, or its bytes in hex as `personal_sign` sends it */
  async signMessage(message: unknown): Promise<string> {
    const bytes = isHexString(message) ? getBytes(message) : new TextEncoder().encode(String(message));
    await requestApproval({ kind: 'message', from: this.#wallet.address, text: toUtf8String(bytes) });
    return this.#wallet.signMessage(bytes);
  }
}

/** Tops the account up to 100 coins once it holds less than 50; hardhat's cheat call, which anvil knows too. */
async function fundAccount(rpcUrl: string, account: string): Promise<void> {
  const balance = await callNode(rpcUrl, { method: 'eth_getBalance', params: [account, 'latest'] });
  if (BigInt(balance as string) >= LOW_BALANCE) return;
  await callNode(rpcUrl, {
    method: 'hardhat_setBalance',
    params: [account, `0x${FULL_BALANCE.toString(16)}`],
  });
}
