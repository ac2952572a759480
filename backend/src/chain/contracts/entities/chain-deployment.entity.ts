import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The contract this database belongs to: another one under the same name would mix up ad ids and money. */
@Entity('chain_deployments')
export class ChainDeployment {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'integer' })
  block: number;

  @Column({ type: 'text' })
  blockHash: string;
}
