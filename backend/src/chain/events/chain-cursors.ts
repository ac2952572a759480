import type { DataSource, EntityManager } from 'typeorm';
import type { NamedContract } from '../contracts/chain-contracts.js';
import { ChainDeployment } from '../contracts/entities/chain-deployment.entity.js';
import type { BlockPosition } from '../nodes/chain-client.js';
import { ChainCursor } from './entities/chain-cursor.entity.js';

/** Contracts that were read up to the same block. */
export interface CursorGroup {
  contracts: string[];
  at: BlockPosition;
  /** The first block to read: the next one, or the one of the deployment, whose events say how it began. */
  from: number;
}

/** How far each contract of a chain was read for good. Moving a cursor back, by whoever is behind, only has blocks read again. */
export class ChainCursors {
  constructor(
    private readonly chainId: number,
    private readonly dataSource: DataSource,
  ) {}

  /** Contracts of this chain by the block they were read up to; at first that is the one they were deployed in. */
  async groups(addresses: readonly string[]): Promise<CursorGroup[]> {
    const { chainId } = this;
    const { manager } = this.dataSource;
    const cursors = await manager.findBy(ChainCursor, { chainId });
    const deployments = await manager.findBy(ChainDeployment, { chainId });
    const isNew = ({ contract, blockNumber }: ChainCursor): boolean =>
      deployments.some(({ address, block }) => block === blockNumber && address.toLowerCase() === contract);
    const groups = new Map<string, CursorGroup>();
    for (const cursor of cursors) {
      const { contract, blockNumber, blockHash } = cursor;
      if (!addresses.includes(contract)) continue;
      const at = { number: blockNumber, hash: blockHash };
      const from = isNew(cursor) ? blockNumber : blockNumber + 1;
      const key = `${from}:${blockHash}`;
      groups.set(key, { at, from, contracts: [...(groups.get(key)?.contracts ?? []), contract] });
    }
    return [...groups.values()].toSorted((one, other) => one.from - other.from);
  }

  /** Of these contracts everything was read from a block on; one that was taken back before it meanwhile stays where it is, to be read again. */
  async move(
    manager: EntityManager,
    contracts: readonly string[],
    { from, to }: { from: number; to: BlockPosition },
  ): Promise<void> {
    await manager.query(
      `UPDATE chain_cursors SET block_number = $3, block_hash = $4
       WHERE chain_id = $1 AND contract = ANY($2) AND block_number < $3 AND block_number >= $5::integer - 1`,
      [this.chainId, contracts, to.number, to.hash, from],
    );
  }

  /** Of these everything was read from where they are up to this block: for those met last it is their whole past. */
  async notePastRead(contracts: readonly string[], head: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE chain_deployments SET past_read = true
       WHERE NOT past_read AND chain_id = $1 AND lower(address) = ANY($2) AND block <= $3`,
      [this.chainId, contracts, head],
    );
  }

  /** For a reorganisation of final blocks, or a doubt about them; nobody is read from before its deployment. */
  async takeBack(manager: EntityManager, to: BlockPosition): Promise<void> {
    await manager.query(
      `UPDATE chain_cursors cursor SET
         block_number = greatest($2, deployment.block),
         block_hash = CASE WHEN $2 >= deployment.block THEN $3 ELSE deployment.block_hash END
       FROM chain_deployments deployment
       WHERE cursor.chain_id = $1 AND deployment.chain_id = $1
         AND lower(deployment.address) = cursor.contract AND cursor.block_number >= $2`,
      [this.chainId, to.number, to.hash],
    );
  }

  /** The block of the first deployment, which stands as long as the chain is the same. */
  async beginning(): Promise<BlockPosition> {
    const { chainId } = this;
    const first = await this.dataSource.manager.findOneOrFail(ChainDeployment, {
      where: { chainId },
      order: { block: 'ASC' },
    });
    return { number: first.block, hash: first.blockHash };
  }

  /** Notes a contract that is met for the first time, unless another process was quicker. */
  async adopt(manager: EntityManager, { name, address, block, blockHash }: NamedContract): Promise<void> {
    const { chainId } = this;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ChainDeployment)
      .values({ chainId, name, address, block, blockHash, pastRead: false })
      .orIgnore()
      .returning('name')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return;
    const contract = address.toLowerCase();
    await manager.insert(ChainCursor, { chainId, contract, blockNumber: block, blockHash });
  }
}
