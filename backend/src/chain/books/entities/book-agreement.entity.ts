import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to where the balance of a splitter agreed with its events: what is missing after it is looked for from here. */
@Entity('book_agreements')
export class BookAgreement {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  /** Address of the splitter, lower case. */
  @PrimaryColumn({ type: 'text' })
  contract: string;

  /** The last final block at which both agreed; nothing is missing up to it. */
  @Column({ type: 'integer' })
  block: number;

  @Column({ type: 'text' })
  blockHash: string;

  /** Coins in wei that came by no payment: forced in, they stay for ever. */
  @Column({ type: 'numeric', precision: 78, scale: 0, default: 0 })
  surplus: string;

  /** What could not be explained at a later block, in words; null while nothing is. */
  @Column({ type: 'text', nullable: true })
  problem: string | null;
}
