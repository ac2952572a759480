import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction, NamedPerson } from '../audit.types.js';

/** Who did what to which thing, and when; entries are only ever added, and lose the names of deleted accounts (ADR 0340). */
@Entity('audit_entries')
@Index('audit_entries_search', { synchronize: false })
@Index('audit_entries_people', { synchronize: false })
@Index('audit_entries_action', ['action', 'id'])
@Index('audit_entries_session', ['session', 'id'], { where: 'session IS NOT NULL' })
@Index('audit_entries_network', ['network', 'id'], { where: 'network IS NOT NULL' })
@Index('audit_entries_actor', ['actorId', 'id'])
@Index('audit_entries_subject', ['subject', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  /** No foreign key: the entry outlives the account. */
  @Column({ type: 'integer' })
  actorId: number;

  /** The account's name at that time. */
  @Column({ type: 'text' })
  actorName: string;

  @Column({ type: 'text' })
  action: AuditAction;

  /** The changed thing as a path, such as ads/12. */
  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'jsonb' })
  details: Record<string, unknown>;

  /** Whom the details name, and where. */
  @Column({ type: 'jsonb', default: [] })
  people: NamedPerson[];

  /** In which it was done, as its owner sees it among theirs; null where nobody was signed in. */
  @Column({ type: 'text', nullable: true })
  session: string | null;

  /** From which it was asked for, as limits count it; null for what no request asked for. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** All texts of the entry as they are looked for, filled by the database; see searchText. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  search: string;
}
