import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A refund of a payment for no ad that was signed without a person; forgotten once its day is over. */
@Entity('unclaimed_refunds')
@Index('unclaimed_refunds_day', ['chainId', 'signedAt'])
export class UnclaimedRefund {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  chainId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  signedAt: Date;
}
