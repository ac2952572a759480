import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What is summed up. Fees are payments that are final and were not given back; badges those that were minted. */
export type SumKind = 'fees' | 'badges';

/**
 * A part of a sum: all rows alike in kind, chain, contract and month add up to it. Triggers add a row for each change, in the
 * transaction that makes it, so that nobody waits for anybody; a job puts rows together.
 */
@Entity('running_sums')
export class RunningSum {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  kind: SumKind;

  /** 0 where the sum is of no chain. */
  @Column({ type: 'integer' })
  chainId: number;

  /** Lower case; empty where the sum is of no contract. */
  @Column({ type: 'text' })
  contract: string;

  /** Such as 2026-11, in UTC; empty where the sum is of no month. */
  @Column({ type: 'text' })
  month: string;

  @Column({ type: 'bigint' })
  count: string;

  /** Wei. */
  @Column({ type: 'numeric' })
  amount: string;
}
