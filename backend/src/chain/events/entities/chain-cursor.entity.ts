import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the events of one contract were read for good; what is above it is read again. */
@Entity('chain_cursors')
export class ChainCursor {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  /** Address, lower case. */
  @PrimaryColumn({ type: 'text' })
  contract: string;

  /** Every block up to this one was read until it was final. */
  @Column({ type: 'integer' })
  blockNumber: number;

  @Column({ type: 'text' })
  blockHash: string;
}
