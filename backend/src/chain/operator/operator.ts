import { keccak256, type Wallet } from 'ethers';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { NoOperatorError } from './operator.errors.js';
import { explainRevert } from '../contracts/revert-reason.js';

/** A call the operator means to make. */
export interface OperatorCall {
  to: string;
  data: string;
}

/** The call with what it needs from the chain; prices in wei a unit of gas. */
export interface PreparedCall extends OperatorCall {
  gasLimit: bigint;
  gasPrice: bigint;
  chainNonce: number;
}

/** Added to an estimate: by the time of mining another path may be taken. */
const GAS_MARGIN = 50_000n;

/** Signs the operator's transactions on one chain and stores them before they are sent. */
export class Operator {
  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
    private readonly wallet: Wallet | undefined,
    /** Cap in gwei a unit of gas; undefined means a multiple of the market. */
    private readonly maxGasPriceGwei: number | undefined,
  ) {}

  get address(): string | undefined {
    return this.wallet?.address;
  }

  /** Asks the chain, outside any transaction. @throws CallWouldRevertError, NoOperatorError, chainUnavailable */
  async prepare(call: OperatorCall): Promise<PreparedCall> {
    const from = this.signer().address;
    return this.client.call(async (provider) => {
      const [gas, fees, chainNonce] = await Promise.all([
        provider.estimateGas({ ...call, from }).catch(explainRevert),
        provider.getFeeData(),
        provider.getTransactionCount(from),
      ]);
      return { ...call, gasLimit: gas + GAS_MARGIN, gasPrice: withHeadroom(fees.gasPrice ?? 0n), chainNonce };
    });
  }

  /**
   * Allocates the nonce, signs and stores the call within the caller's transaction; null when its intent already has
   * a live transaction. It is sent after the commit, by broadcast() or, after a crash, by the tracker.
   */
  async store(
    manager: EntityManager,
    intent: string,
    call: PreparedCall,
  ): Promise<OperatorTransaction | null> {
    const wallet = this.signer();
    const { chainId } = this.client;
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${chainId}:${wallet.address}`]);
    if (await this.hasLive(manager, intent)) return null;
    const nonce = Math.max(call.chainNonce, await this.nextNonce(manager, wallet.address));
    const signed = await sign(wallet, { chainId, nonce, ...call });
    return manager.save(
      manager.create(OperatorTransaction, {
        chainId,
        nonce,
        intent,
        signer: wallet.address,
        to: call.to,
        data: call.data,
        gasLimit: String(call.gasLimit),
        gasPrice: String(call.gasPrice),
        raw: signed.raw,
        hashes: [signed.hash],
      }),
    );
  }

  /** True while a transaction for the intent is on its way or final. */
  hasLive(manager: EntityManager, intent: string): Promise<boolean> {
    return manager.existsBy(OperatorTransaction, { intent, status: Not('failed') });
  }

  /** Sends the stored bytes; sending them again changes nothing. */
  async broadcast({ raw }: OperatorTransaction): Promise<void> {
    await this.client.call(async (provider) => {
      await provider.send('eth_sendRawTransaction', [raw]).catch(ignoreKnown);
    });
  }

  /** Signs a stuck transaction anew with the same nonce and a higher price, so that only one of both can be mined. */
  async bumpFee(transaction: OperatorTransaction): Promise<OperatorTransaction> {
    const fees = await this.client.call((provider) => provider.getFeeData());
    const raised = (BigInt(transaction.gasPrice) * 125n) / 100n;
    const market = withHeadroom(fees.gasPrice ?? 0n);
    const gasPrice = raised > market ? raised : market;
    const { chainId, nonce, to, data } = transaction;
    const signed = await sign(this.signer(), {
      chainId,
      nonce,
      to,
      data,
      gasLimit: BigInt(transaction.gasLimit),
      gasPrice,
    });
    return this.dataSource.manager.save(OperatorTransaction, {
      ...transaction,
      gasPrice: String(gasPrice),
      raw: signed.raw,
      hashes: [...transaction.hashes, signed.hash],
      signedAt: new Date(),
    });
  }

  private async nextNonce(manager: EntityManager, signer: string): Promise<number> {
    const highest = await manager.maximum(OperatorTransaction, 'nonce', {
      chainId: this.client.chainId,
      signer,
    });
    return highest === null ? 0 : highest + 1;
  }

  private signer(): Wallet {
    if (!this.wallet) throw new NoOperatorError();
    return this.wallet;
  }
}

interface Unsigned {
  chainId: number;
  nonce: number;
  to: string;
  data: string;
  gasLimit: bigint;
  gasPrice: bigint;
}

async function sign(wallet: Wallet, { chainId, nonce, to, data, gasLimit, gasPrice }: Unsigned) {
  const raw = await wallet.signTransaction({
    type: 0,
    chainId,
    nonce,
    to,
    data,
    gasLimit,
    gasPrice,
    value: 0n,
  });
  return { raw, hash: keccak256(raw) };
}

/** Half as much again as the market, so that a rising base fee does not strand it. */
const withHeadroom = (gasPrice: bigint): bigint => (gasPrice * 3n) / 2n;

function ignoreKnown(error: unknown): void {
  const text = JSON.stringify((error as { error?: unknown }).error ?? String(error));
  if (!/already known|already imported|known transaction|nonce too low/i.test(text)) throw error;
}
