import { Logger } from '@nestjs/common';
import { type DataSource, IsNull } from 'typeorm';
import type { FollowedChain } from '../followed-chain.js';
import type { NamedContract } from '../contracts/chain-contracts.js';
import { BookAgreement } from './entities/book-agreement.entity.js';
import { describeDifference, type BalanceComparison } from './balance-comparison.js';

/** The watch of the balances and the hourly check may both be the first; what the other agreed on since stays. */
const BEGIN = `
  INSERT INTO book_agreements (chain_id, contract, block, block_hash, surplus, problem) VALUES ($1, $2, $3, $4, 0, NULL)
  ON CONFLICT (chain_id, contract) DO UPDATE
  SET block = excluded.block, block_hash = excluded.block_hash, surplus = 0, problem = NULL
  WHERE book_agreements.block_hash = $5`;

/** Remembers for each splitter of a chain up to where its balance agreed with its events, and with which surplus. */
export class BalanceAgreements {
  private readonly logger = new Logger(BalanceAgreements.name);

  constructor(
    private readonly chain: FollowedChain,
    private readonly dataSource: DataSource,
  ) {}

  /** At first, and after the chain became another one, nothing but the deployment is agreed on. */
  async of({ address, block, blockHash }: NamedContract): Promise<BookAgreement> {
    const place = { chainId: this.chain.chainId, contract: address.toLowerCase() };
    const { manager } = this.dataSource;
    const known = await manager.findOneBy(BookAgreement, place);
    if (known && (await this.chain.client.hasBlock({ number: known.block, hash: known.blockHash })))
      return known;
    // By their receipts, as logs may be left out: these events name the payees, and no search goes back so far.
    await this.chain.watcher.takeBlocks([block]);
    await manager.query(BEGIN, [place.chainId, place.contract, block, blockHash, known?.blockHash]);
    return manager.findOneByOrFail(BookAgreement, place);
  }

  /** Both agree up to here, with this surplus. */
  async move(agreement: BookAgreement, { at, excess }: BalanceComparison): Promise<BookAgreement> {
    const { chainId, contract, surplus: before } = agreement;
    const surplus = String(excess);
    const changes = { block: at.number, blockHash: at.hash, surplus, problem: null };
    if (!(await this.change(agreement, changes))) return this.noted(agreement);
    if (surplus !== before)
      this.logger.warn(
        { chainId, contract, block: at.number, before, surplus },
        'A splitter has another surplus',
      );
    if (agreement.problem)
      this.logger.log({ chainId, contract, block: at.number }, 'A splitter agrees with its events again');
    return { ...agreement, ...changes };
  }

  /** What is missing was not found: somebody has to look. */
  async raiseAlarm(agreement: BookAgreement, comparison: BalanceComparison): Promise<BookAgreement> {
    const { chainId, contract } = agreement;
    const problem = describeDifference(comparison);
    if (!(await this.change(agreement, { problem }))) return this.noted(agreement);
    if (agreement.problem === null)
      this.logger.error({ chainId, contract, problem }, 'ALARM: a splitter and its events do not agree');
    return { ...agreement, problem };
  }

  /** Whether it still was what had been read: the watch of the balances and the hourly check may be at it together, and the slower one knows of less. */
  private async change(read: BookAgreement, changes: Partial<BookAgreement>): Promise<boolean> {
    const same = { ...read, problem: read.problem ?? IsNull() };
    return (await this.dataSource.manager.update(BookAgreement, same, changes)).affected === 1;
  }

  private async noted({ chainId, contract }: BookAgreement): Promise<BookAgreement> {
    return this.dataSource.manager.findOneByOrFail(BookAgreement, { chainId, contract });
  }
}
