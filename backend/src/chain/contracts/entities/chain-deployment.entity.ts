import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A contract this database belongs to: where the record no longer lists it, ad ids and money would be mixed up. */
@Entity('chain_deployments')
@Index('chain_deployments_unread', ['name'], { where: 'NOT past_read' })
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

  /** Whether its events were read once from its deployment to the newest block: before that its past is not known. */
  @Column({ type: 'boolean', default: true })
  pastRead: boolean;

  /** What happened in earlier blocks raises no alarm: this database cannot know who did it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  actsJudgedSince: Date;
}
