import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BADGE, type NamedContract, REGISTRY, SPLITTER } from '../../../chain/contracts/chain-contracts.js';
import type { ContractName } from '../../../chain/contracts/deployment-record.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { position } from '../../../chain/nodes/chain-client.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { BookCheck } from '../entities/book-check.entity.js';
import { checkBadges } from './badges-check.js';
import type { CheckedContract, CheckResult } from './contract-check.js';
import { checkRoots } from './roots-check.js';
import { checkSplitter } from './splitter-check.js';

const CHECKS: Record<ContractName, (checked: CheckedContract) => Promise<CheckResult>> = {
  [SPLITTER]: checkSplitter,
  [BADGE]: checkBadges,
  [REGISTRY]: checkRoots,
};

/** Differences that are kept; very many have one cause. */
const KEPT = 100;

/** Compares each contract of a chain with the database at one final block, and says what differs. */
@Injectable()
export class Reconciliation {
  private readonly logger = new Logger(Reconciliation.name);

  constructor(private readonly dataSource: DataSource) {}

  /** False while a contract is too new to have a final block. @throws chainUnavailable */
  async reconcile(chain: FollowedChain): Promise<boolean> {
    const number = await chain.finality.upTo(await chain.watcher.head());
    const contracts = (await chain.contracts.verified()).filter(
      ({ name }) => chain.isHome || name === SPLITTER,
    );
    const old = contracts.filter(({ block }) => block <= number);
    for (const contract of old) await this.check(chain, contract, number);
    return old.length === contracts.length;
  }

  private async check(chain: FollowedChain, contract: NamedContract, number: number): Promise<void> {
    const checkedAt = new Date();
    const found = await chain.client.block(number);
    if (!found) throw chainUnavailable();
    const { manager } = this.dataSource;
    const block = position(found);
    const result = await CHECKS[contract.name]({ chain, contract, block, manager });
    const { differences } = result;
    const place = { chainId: chain.chainId, contract: contract.address.toLowerCase() };
    const before = await manager.findOneBy(BookCheck, place);
    const check: BookCheck = {
      ...{ ...place, ...result, name: contract.name, block: block.number, blockHash: block.hash },
      checkedAt,
      differences: differences.slice(0, KEPT),
      differenceCount: differences.length,
    };
    await manager.save(BookCheck, check);
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
