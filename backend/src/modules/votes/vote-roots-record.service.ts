import { Injectable, Logger } from '@nestjs/common';
import { getAddress } from 'ethers';
import { type EntityManager, In } from 'typeorm';
import { REGISTRY } from '../../chain/contracts/chain-contracts.js';
import { type RootPublished, rootPublishedOf } from '../../chain/contracts/vote-registry.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteRegistries } from './vote-registries.js';

/** Where a root stands, or is to. */
type RootPlace = Pick<VoteMonth, 'registry' | 'transactionHash' | 'blockNumber'>;

/** Keeps with each fixed month where its root stands on the chain, as the events of the registries say it. */
@Injectable()
export class VoteRootsRecord {
  private readonly logger = new Logger(VoteRootsRecord.name);

  constructor(
    private readonly chains: FollowedChains,
    private readonly events: SiteEvents,
    private readonly registries: VoteRegistries,
  ) {}

  /** Months that are not fixed here wait until they are. Those of which nothing new is known are told to nobody. */
  async refresh(manager: EntityManager, months: readonly string[]): Promise<void> {
    const fixed = await manager.find(VoteMonth, {
      where: { month: In([...months]) },
      order: { month: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const roots = await this.rootsOf(manager, fixed);
    const changed: VoteMonth[] = [];
    for (const month of fixed) {
      const place = this.placeOf(month, roots.get(month.month) ?? []);
      if (place.transactionHash === month.transactionHash && place.blockNumber === month.blockNumber)
        continue;
      await manager.update(VoteMonth, { month: month.month }, place);
      changed.push(month);
    }
    await this.events.publish(
      manager,
      ...changed.map(({ month }) => ({ event: 'vote' as const, data: { id: month } })),
    );
  }

  /** Oldest first, by month. */
  private async rootsOf(manager: EntityManager, months: VoteMonth[]): Promise<Map<string, RootPublished[]>> {
    if (months.length === 0) return new Map();
    const { home } = this.chains;
    const registries = home.contracts.recorded().filter(({ name }) => name === REGISTRY);
    const events = await manager.find(ChainEvent, {
      where: {
        subject: In(months.map(({ month }) => month)),
        chainId: home.chainId,
        contract: In(registries.map(({ address }) => address.toLowerCase())),
      },
      order: { blockNumber: 'ASC', logIndex: 'ASC' },
    });
    return Map.groupBy(
      events.map(rootPublishedOf).filter((root) => root !== null),
      ({ month }) => month,
    );
  }

  /** A root that is not ours is told to the operators and left alone. */
  private placeOf(fixed: VoteMonth, published: RootPublished[]): RootPlace {
    const { month, root, registry } = fixed;
    const other = published.find((each) => each.root !== root);
    if (other)
      this.logger.error(
        { month, root, standing: other.root, registry: other.registry },
        'The chain holds another root than the votes of this month have',
      );
    const own = published.find((each) => each.root === root && this.counts(each, fixed));
    if (!own) return { registry, transactionHash: null, blockNumber: null };
    return { registry: own.registry, transactionHash: own.transactionHash, blockNumber: own.blockNumber };
  }

  /**
   * Whether a root stands where everybody looks for it. No node is asked in a transaction: until the first months are known, what
   * was written down holds, and nothing new does; whoever publishes learns them and has the month looked at again.
   */
  private counts(published: RootPublished, { month, transactionHash }: VoteMonth): boolean {
    const registries = this.registries.knownOf(month);
    if (!registries) return published.transactionHash === transactionHash;
    return registries.some(({ address }) => getAddress(address) === published.registry);
  }
}
