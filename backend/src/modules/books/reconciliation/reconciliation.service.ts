import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BADGE, type NamedContract, REGISTRY, SPLITTER } from '../../../chain/contracts/chain-contracts.js';
import type { ContractName } from '../../../chain/contracts/deployment-record.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { positionOf } from '../../../chain/nodes/chain-client.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { BookCheck } from '../entities/book-check.entity.js';
import { BookCheckProgress } from '../entities/book-check-progress.entity.js';
import { checkBadgeCount, checkBadges } from './badges-check.js';
import { advanceProgress, KEPT, progressOf } from './check-progress.js';
import type { CheckedContract, CheckedWhole, CheckPart, ContractCheck } from './contract-check.js';
import { checkPayments } from './payments-check.js';
import { checkRoots } from './roots-check.js';
import { checkMoney } from './splitter-check.js';
import { checkAccounts, checkFees } from './sums-check.js';

/** Kept accounts come first, as all that is said of the money is said by them. */
const CHECKS: Record<ContractName, ContractCheck> = {
  [SPLITTER]: {
    parts: [
      { name: 'accounts', check: checkAccounts },
      { name: 'fees', check: checkFees },
      { name: 'payments', check: checkPayments },
    ],
    whole: checkMoney,
  },
  [BADGE]: { parts: [{ name: 'badges', check: checkBadges }], whole: checkBadgeCount },
  [REGISTRY]: {
    parts: [{ name: 'roots', check: checkRoots }],
    whole: () => Promise.resolve({ differences: [], figures: null }),
  },
};

/**
 * Compares each contract of a chain with the database and says what differs: slice by slice, each at the newest final block, and what
 * it holds as a whole at the last. Where it stopped is in the database.
 */
@Injectable()
export class Reconciliation {
  private readonly logger = new Logger(Reconciliation.name);

  constructor(private readonly dataSource: DataSource) {}

  /** False while a contract is too new to have a final block, or its events are not known up to there. @throws chainUnavailable */
  async reconcile(chain: FollowedChain): Promise<boolean> {
    const number = await finalBlock(chain);
    const contracts = (await chain.contracts.verified()).filter(
      ({ name }) => chain.isHome || name === SPLITTER,
    );
    const current = await chain.watcher.current();
    const old = contracts.filter(
      ({ block, address }) => block <= number && current.has(address.toLowerCase()),
    );
    for (const contract of old) await this.check(chain, contract);
    return old.length === contracts.length;
  }

  private async check(chain: FollowedChain, contract: NamedContract): Promise<void> {
    const { manager } = this.dataSource;
    const { parts, whole } = CHECKS[contract.name];
    const place = { chainId: chain.chainId, contract: contract.address.toLowerCase() };
    let progress = await progressOf(manager, place, parts);
    for (let part = partOf(parts, progress); part; part = partOf(parts, progress)) {
      const checked = await this.checkedNow(chain, contract);
      progress = await advanceProgress(manager, progress, parts, await part.check(checked, progress.after));
    }
    const checked = await this.checkedNow(chain, contract);
    const { differences, figures } = await whole(checked);
    await this.keep(checked, {
      ...progress,
      figures,
      differences: [...differences, ...progress.differences].slice(0, KEPT),
      differenceCount: progress.differenceCount + differences.length,
    });
  }

  /** At the newest final block, whose state every node has. @throws chainUnavailable */
  private async checkedNow(chain: FollowedChain, contract: NamedContract): Promise<CheckedContract> {
    const found = await chain.client.block(await finalBlock(chain));
    if (!found) throw chainUnavailable();
    return { chain, contract, block: positionOf(found), manager: this.dataSource.manager };
  }

  private async keep(
    { contract, block }: CheckedContract,
    { chainId, contract: address, startedAt, compared, figures, differences, differenceCount }: Result,
  ): Promise<void> {
    const place = { chainId, contract: address };
    const check: BookCheck = {
      ...{ ...place, name: contract.name, block: block.number, blockHash: block.hash },
      ...{ checkedAt: startedAt, compared, figures, differences, differenceCount },
    };
    const before = await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(BookCheck, place);
      await manager.upsert(BookCheck, check, ['chainId', 'contract']);
      await manager.delete(BookCheckProgress, place);
      return known;
    });
    this.tell(check, before);
  }

  /** Each time that something else differs than before. */
  private tell(check: BookCheck, before: BookCheck | null): void {
    const { chainId, contract, name, block, differenceCount } = check;
    const words = check.differences.map(({ message }) => message);
    const earlier = before?.differences.map(({ message }) => message) ?? [];
    if (words.join() === earlier.join()) return;
    const about = { chainId, contract, name, block };
    if (differenceCount === 0) this.logger.log(about, 'The database and a contract agree again');
    else
      this.logger.error(
        { ...about, differenceCount, differences: words },
        'ALARM: the database and a contract differ',
      );
  }
}

type Result = BookCheckProgress & Pick<CheckedWhole, 'figures'>;

const finalBlock = async (chain: FollowedChain): Promise<number> =>
  chain.finality.upTo(await chain.watcher.head());

const partOf = (parts: readonly CheckPart[], progress: BookCheckProgress): CheckPart | undefined =>
  parts.find(({ name }) => name === progress.part);
