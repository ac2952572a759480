import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { AlarmCode } from '../alarm-codes.js';

/** What it is about; anyone may read it, so it holds nothing but what stands on a chain, and figures. Without a chain it is about the site itself. */
export type AlarmParams = { chainId?: number } & Record<string, unknown>;

/** Something that an administrator has to look at; one row a code and key. */
@Entity('alarms')
@Unique('alarms_key', ['code', 'key'])
@Index('alarms_open', ['since', 'id'], { where: 'ended_at IS NULL' })
export class Alarm {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'text' })
  code: AlarmCode;

  /** What tells it from others of its code. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'jsonb' })
  params: AlarmParams;

  /** When it was raised. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  since: Date;

  /** When it was acknowledged, or ended by itself; null while it is open. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
