import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A contract this database belongs to: where the record no longer lists it, ad ids and money would be mixed up. */
@Entity('chain_deployments')
export class ChainDeployment {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  @PrimaryColumn({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  block: number;

  @Column({ type: 'text' })
  blockHash: string;
}
