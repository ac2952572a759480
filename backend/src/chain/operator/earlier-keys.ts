import { Logger } from '@nestjs/common';
import type { Block, JsonRpcApiProvider } from 'ethers';
import type { DataSource } from 'typeorm';
import { takesEffectOnce } from '../contracts/effect-once.js';
import { explainRevert } from '../contracts/revert-reason.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { CallWouldRevertError } from './operator.errors.js';
import { costAt } from './signed-form.js';
import { closeTransactions } from './stored-transactions.js';
import { isMined, REPLACED } from './transaction-states.js';

/** How often they are looked at (ms). */
const LOOK_MS = 5_000;

/** Their prices cannot be raised, as nobody has their key: so long they may wait for a cheaper hour (ms). */
const PATIENCE_MS = 10 * 60_000;

/**
 * What an earlier key of the operator left open is sent again until it is mined. Where that will not happen its intent
 * becomes free for the present key, but only where both can never take effect: the contract no longer obeys the earlier
 * key, or lets the same call take effect once.
 */
export class EarlierKeys {
  private readonly logger = new Logger(EarlierKeys.name);
  private lookedAt = -Infinity;

  constructor(
    private readonly client: ChainClient,
    private readonly finality: Finality,
    private readonly dataSource: DataSource,
  ) {}

  /** Frees the intents of those that are without hope. */
  async giveUp(waiting: readonly OperatorTransaction[], head: Block): Promise<void> {
    if (waiting.length === 0 || Date.now() - this.lookedAt < LOOK_MS) return;
    this.lookedAt = Date.now();
    const finalBlock = Math.max(0, await this.finality.upTo(head.number));
    // One node alone frees nothing: both transactions might take effect.
    const verdicts = await this.client.examine(waiting, async (provider, asked) =>
      Promise.all(
        asked.map(async (transaction) => {
          const answer = await this.isHopeless(provider, transaction, finalBlock);
          return { text: String(answer), answer };
        }),
      ),
    );
    const hopeless = waiting.filter((_transaction, index) => {
      const verdict = verdicts[index]!;
      return verdict.kind === 'agreed' && verdict.answer;
    });
    await closeTransactions(this.dataSource.manager, hopeless, REPLACED);
    for (const { intent, signer } of hopeless)
      this.logger.warn({ intent, signer }, 'What an earlier key left open is done by the present one');
  }

  private async isHopeless(
    provider: JsonRpcApiProvider,
    transaction: OperatorTransaction,
    finalBlock: number,
  ): Promise<boolean> {
    const { signer, gasPrice } = transaction;
    const [hasPart, balance, nextNonce] = await Promise.all([
      hasPartIn(provider, transaction, finalBlock),
      provider.getBalance(signer),
      provider.getTransactionCount(signer),
    ]);
    // This node may know of more blocks than those that said that it is not mined.
    if (isMined(transaction, nextNonce)) return false;
    if (!hasPart) return true;
    const isBroke = balance < costAt(transaction, BigInt(gasPrice));
    const isLate = Date.now() - transaction.createdAt.getTime() > PATIENCE_MS;
    return takesEffectOnce(transaction.data) && (isBroke || isLate);
  }
}

/** Whether the contract obeyed the signer at a block that is final. */
async function hasPartIn(
  provider: JsonRpcApiProvider,
  { signer, to, data }: OperatorTransaction,
  block: number,
): Promise<boolean> {
  try {
    await provider.call({ from: signer, to, data, blockTag: block }).catch(explainRevert);
    return true;
  } catch (error) {
    if (error instanceof CallWouldRevertError) return error.reason !== 'AccessControlUnauthorizedAccount';
    throw error;
  }
}
