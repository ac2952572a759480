import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredAccount } from '../stored-account.js';

/** What a splitter's events up to a block add up to, that block included; it holds as long as no `LateBookEvent` is below it. */
@Entity('book_checkpoints')
export class BookCheckpoint {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  /** Address of the splitter, lower case. */
  @PrimaryColumn({ type: 'text' })
  contract: string;

  @PrimaryColumn({ type: 'integer' })
  block: number;

  @Column({ type: 'jsonb' })
  account: StoredAccount;
}
