import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the nodes of a chain called final last; no row for a chain of which none ever did. */
@Entity('chain_finality')
export class ChainFinality {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'chain_finality_pkey' })
  chainId: number;

  @Column({ type: 'integer' })
  block: number;
}
