import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the events of one contract were read; moved in the same transaction as what they changed. */
@Entity('chain_cursors')
export class ChainCursor {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  @PrimaryColumn({ type: 'text' })
  contract: string;

  @Column({ type: 'integer' })
  blockNumber: number;

  @Column({ type: 'text' })
  blockHash: string;
}
