import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

interface ChainRow {
  chainId: number;
}

/** Which transactions have to do with our contracts, as far as the database knows. */
@Injectable()
export class OwnTransactionsQuery {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The chain of a transaction that had an event of ours, or that the operator signed; undefined for any other. */
  async chainOf(hash: string, chainIds: readonly number[]): Promise<number | undefined> {
    const rows = await this.dataSource.query<ChainRow[]>(
      `SELECT chain_id AS "chainId" FROM chain_events WHERE chain_id = ANY($2) AND transaction_hash = $1
       UNION ALL
       SELECT chain_id FROM operator_transactions WHERE chain_id = ANY($2) AND hashes @> ARRAY[$1]
       LIMIT 1`,
      [hash, chainIds],
    );
    return rows[0]?.chainId;
  }
}
