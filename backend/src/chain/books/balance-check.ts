import type { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import type { NamedContract } from '../contracts/chain-contracts.js';
import type { FollowedChain } from '../followed-chain.js';
import type { BlockPosition } from '../nodes/chain-client.js';
import { BalanceAgreements } from './balance-agreements.js';
import type { BookAgreement } from './entities/book-agreement.entity.js';
import { addCheckpoints } from './splitter-checkpoints.js';
import { accountAt } from './splitter-ledger.js';
import { readSplitter } from './splitter-reading.js';
import { isBalanced, isSurplus, type BalanceComparison, compareBalance } from './balance-comparison.js';

/** Blocks whose receipts are read at once. */
const WINDOW = 32;

/** Windows that are read in one check; the next check goes on. */
const MAX_WINDOWS = 8;

/** A node that has no old states cannot tell where they began to differ: so many blocks are read one after the other. */
const MAX_UNGUIDED = 4_096;

/**
 * Compares what a splitter holds and owes with its events. A difference betrays an event that no node told of: it is
 * looked for between the last block at which both agreed and the first at which they do not.
 */
export class BalanceCheck {
  private readonly agreements: BalanceAgreements;

  constructor(
    private readonly chain: FollowedChain,
    private readonly dataSource: DataSource,
  ) {
    this.agreements = new BalanceAgreements(chain, dataSource);
  }

  /** Up to a final block. True when both agree there. */
  async check(contract: NamedContract, final: number): Promise<boolean> {
    let agreement = await this.agreements.of(contract);
    const { chainId } = this.chain;
    await addCheckpoints(this.dataSource, { chainId, contract: agreement.contract }, final);
    for (let windows = 0; agreement.block < final; windows++) {
      const comparison = await this.compareAt(agreement.contract, final);
      if (!comparison) return false;
      if (isBalanced(comparison, BigInt(agreement.surplus)))
        return (await this.agreements.move(agreement, comparison)).problem === null;
      if (windows === MAX_WINDOWS) return false;
      const next = await this.explain(agreement, comparison);
      if (next.problem) return false;
      agreement = next;
    }
    return agreement.problem === null;
  }

  /** Brings the agreement forward over the first blocks that differ, or raises the alarm. */
  private async explain(agreement: BookAgreement, final: BalanceComparison): Promise<BookAgreement> {
    const before = await this.compareAt(agreement.contract, agreement.block);
    // What came to be known of earlier blocks may explain what had to be taken for surplus until then.
    const isExplained = before && isSurplus(before) && before.excess < BigInt(agreement.surplus);
    if (isExplained) return this.agreements.move(agreement, before);
    const upTo = await this.readFirstDifference(agreement, final.at.number);
    const after = await this.compareAt(agreement.contract, upTo);
    if (!after) return agreement;
    // Coins can be forced upon a contract, but nothing takes them away again.
    const isExplicable = isSurplus(after) && after.excess >= BigInt(agreement.surplus);
    return isExplicable
      ? this.agreements.move(agreement, after)
      : this.agreements.raiseAlarm(agreement, after);
  }

  /** Reads the receipts of the blocks among which both begin to differ, and tells the last of them. */
  private async readFirstDifference(agreement: BookAgreement, final: number): Promise<number> {
    const surplus = BigInt(agreement.surplus);
    let agreed: BlockPosition = { number: agreement.block, hash: agreement.blockHash };
    let differs = final;
    while (differs - agreed.number > WINDOW) {
      const middle = Math.floor((agreed.number + differs) / 2);
      const comparison = await this.compareAt(agreement.contract, middle);
      if (!comparison) return this.readUnguided(agreement, agreed, differs);
      if (isBalanced(comparison, surplus)) agreed = comparison.at;
      else differs = middle;
    }
    await this.chain.watcher.takeBlocks(numbersBetween(agreed.number, differs));
    return differs;
  }

  /** All blocks again by their logs, and the newest by their receipts. */
  private async readUnguided(
    agreement: BookAgreement,
    agreed: BlockPosition,
    differs: number,
  ): Promise<number> {
    await this.readAgain(agreement, agreed);
    for (let above = Math.max(agreed.number, differs - MAX_UNGUIDED); above < differs; above += WINDOW)
      await this.chain.watcher.takeBlocks(numbersBetween(above, Math.min(above + WINDOW, differs)));
    return differs;
  }

  /** Once for what nothing explains: as long as it is being read from far back, nothing new is confirmed. */
  private async readAgain({ contract, blockHash }: BookAgreement, agreed: BlockPosition): Promise<void> {
    const { watcher, attention, readAgain } = this.chain;
    if (readAgain.get(contract) === blockHash) return watcher.readToEnd();
    readAgain.set(contract, blockHash);
    // It is read twice, the second time by the loop.
    attention.wake();
    return watcher.readAgainFrom(agreed);
  }

  /** Null where the nodes know no state of the block. @throws chainUnavailable */
  private async compareAt(contract: string, block: number): Promise<BalanceComparison | null> {
    const { chainId, client } = this.chain;
    const reading = await readSplitter(client, contract, block).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      return null;
    });
    return (
      reading && compareBalance(await accountAt(this.dataSource.manager, chainId, contract, block), reading)
    );
  }
}

const numbersBetween = (above: number, last: number): number[] =>
  Array.from({ length: last - above }, (_, index) => above + 1 + index);
