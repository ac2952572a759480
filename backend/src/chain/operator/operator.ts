import type { Wallet } from 'ethers';
import type { DataSource, EntityManager } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { estimateGas } from './gas-estimate.js';
import type { GasMarket } from './gas-market.js';
import { firstPrice, lowerMedian } from './gas-prices.js';
import { NoOperatorError } from './operator.errors.js';
import { nonceAndBalance } from './operator-funds.js';
import { isKnown } from './operator-problem.js';
import { type AccountMeans, assertCoinsForRefunds } from './kept-coins.js';
import { callForm, emptyForm, signForm } from './signed-form.js';
import { insertUnlessLive, lockNonces, nextNonce } from './stored-transactions.js';
import { isCancelled, OPENED_AGAIN } from './transaction-states.js';

/** A call the operator means to make. */
export interface OperatorCall {
  to: string;
  data: string;
}

/** The call with what it needs from the chain. */
export interface PreparedCall extends OperatorCall, AccountMeans {
  gasLimit: bigint;
}

/** Added to an estimate: by the time of mining another path may be taken. */
const GAS_MARGIN = 50_000n;

/** Signs the operator's transactions on one chain and stores them before they are sent. */
export class Operator {
  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
    private readonly wallet: Wallet | undefined,
    private readonly market: GasMarket,
    /** Whether the account also refunds, so that what is signed here leaves it enough for that. */
    private readonly keepsCoins = false,
  ) {}

  get address(): string | undefined {
    return this.wallet?.address;
  }

  /** Asks the chain, outside any transaction. @throws CallWouldRevertError, NoOperatorError, chainUnavailable */
  async prepare(call: OperatorCall): Promise<PreparedCall> {
    const from = this.signer().address;
    const [gas, accounts, prices] = await Promise.all([
      estimateGas(this.client, { ...call, from }),
      this.client.fromEach(async (provider) => nonceAndBalance(provider, from)),
      this.market.prices(),
    ]);
    // A nonce that is too low is passed over; one that is too high would hold up all that follow for ever.
    const chainNonce = Math.min(...accounts.map(([nonce]) => nonce));
    const balance = lowerMedian(accounts.map(([, coins]) => coins))!;
    return { ...call, gasLimit: gas + GAS_MARGIN, gasPrice: firstPrice(prices), chainNonce, balance };
  }

  /**
   * Allocates the nonce, signs and stores the call within the caller's transaction; null when its intent already has
   * a live transaction, of whichever key. It is sent after the commit, by broadcast() or, after a crash, by the tracker.
   * @throws CoinsKeptBackError
   */
  async store(
    manager: EntityManager,
    intent: string,
    call: PreparedCall,
  ): Promise<OperatorTransaction | null> {
    const wallet = this.signer();
    const account = { chainId: this.client.chainId, signer: wallet.address };
    await lockNonces(manager, account);
    if (this.keepsCoins) await assertCoinsForRefunds(manager, account, call);
    const nonce = Math.max(call.chainNonce, await nextNonce(manager, account));
    const { to, data, gasLimit, gasPrice } = call;
    const { raw, hash } = await signForm(wallet, {
      chainId: account.chainId,
      nonce,
      to,
      data,
      gasLimit,
      gasPrice,
    });
    return insertUnlessLive(manager, {
      ...account,
      nonce,
      intent,
      to,
      data,
      gasLimit: String(gasLimit),
      gasPrice: String(gasPrice),
      raw,
      hashes: [hash],
    });
  }

  /** Sends the stored bytes; sending them again changes nothing. */
  async broadcast({ raw }: OperatorTransaction): Promise<void> {
    await this.client.tell(async (provider) => {
      await provider.send('eth_sendRawTransaction', [raw]).catch((error: unknown) => {
        if (!isKnown(error)) throw error;
      });
    });
  }

  /** Signs a stuck transaction anew with the same nonce at another price; null when somebody else changed it meanwhile. */
  async raise(transaction: OperatorTransaction, gasPrice: bigint): Promise<OperatorTransaction | null> {
    return this.signAnew(transaction, gasPrice, { isEmpty: isCancelled(transaction) });
  }

  /** Signs an empty transfer in its place; null when somebody else changed it meanwhile. */
  async cancel(transaction: OperatorTransaction, gasPrice: bigint): Promise<OperatorTransaction | null> {
    return this.signAnew(transaction, gasPrice, { isEmpty: true });
  }

  /** Opens a transaction that was given up again, as an empty transfer: later nonces wait for its own. */
  async fill(transaction: OperatorTransaction, gasPrice: bigint): Promise<OperatorTransaction | null> {
    const { chainId, signer, nonce } = transaction;
    const opened = { ...OPENED_AGAIN, intent: `fill:${chainId}:${signer}:${nonce}` };
    return this.signAnew(transaction, gasPrice, { isEmpty: true, opened });
  }

  private async signAnew(
    transaction: OperatorTransaction,
    gasPrice: bigint,
    { isEmpty, opened }: { isEmpty: boolean; opened?: Pick<OperatorTransaction, 'status' | 'intent'> },
  ): Promise<OperatorTransaction | null> {
    const { id, raw: before, status, hashes, cancelHashes } = transaction;
    const form = (isEmpty ? emptyForm : callForm)(transaction, gasPrice);
    const { raw, hash } = await signForm(this.signer(), form);
    const changes = {
      gasPrice: String(gasPrice),
      raw,
      hashes: [...hashes, hash],
      cancelHashes: isEmpty ? [...cancelHashes, hash] : cancelHashes,
      signedAt: new Date(),
      ...opened,
    };
    const { affected } = await this.dataSource.manager.update(
      OperatorTransaction,
      { id, status, raw: before },
      changes,
    );
    return affected === 1 ? { ...transaction, ...changes } : null;
  }

  private signer(): Wallet {
    if (!this.wallet) throw new NoOperatorError();
    return this.wallet;
  }
}
