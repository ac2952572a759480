import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A block the watcher has read up to; comparing its hash with the chain's tells a reorganisation. */
@Entity('chain_blocks')
export class ChainBlock {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  @PrimaryColumn({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  hash: string;
}
