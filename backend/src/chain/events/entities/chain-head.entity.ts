import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest block of a chain up to which our contracts' events were read; confirmations count from it. */
@Entity('chain_heads')
export class ChainHead {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  hash: string;

  /** When the block was made. */
  @Column({ type: 'timestamptz' })
  blockTime: Date;
}
