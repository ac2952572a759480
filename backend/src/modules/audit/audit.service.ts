import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, MoreThanOrEqual, type Repository } from 'typeorm';
import { requestSource } from '../../common/access/request-source.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { Caches } from '../../common/caches.js';
import { pageById } from '../../common/lists/list-page.js';
import { patternContaining } from '../../common/lists/search-text.js';
import { SearchedTable } from '../../common/lists/searched-table.js';
import { searchOf, type WantedPage } from './audit-search.js';
import type { AuditAction, NamedPerson } from './audit.types.js';
import { AuditEntry } from './entities/audit-entry.entity.js';

/** Something that somebody did. */
export interface AuditEvent {
  action: AuditAction;
  /** The changed thing as a path, such as ads/12. */
  subject: string;
  details: Record<string, unknown>;
  /** Whoever the details name, by their accounts; a name that stands for nobody's account stays for good. */
  people?: readonly NamedPerson[];
}

/** One page of entries; `next` is the cursor of the page after it. */
interface AuditPage {
  entries: AuditEntry[];
  next: number | null;
}

/** An account that goes, and what stands for its names. */
interface Leaving {
  id: number;
  /** The address that was shown to be its own. */
  provedEmail: string | null;
  placeholder: string;
}

const PAGE = 500;

/** Of each of the two no more than a page is read. */
const ABOUT = `
  SELECT id, action, subject, "createdAt", details, session, network FROM (
    (SELECT id, action, subject, created_at AS "createdAt",
       CASE WHEN subject = 'users/' || $1::text THEN details END AS details, session, network
     FROM audit_entries WHERE actor_id = $1::integer AND id > $2 ORDER BY id LIMIT $3)
    UNION
    (SELECT id, action, subject, created_at, details, CASE WHEN actor_id = $1::integer THEN session END,
       CASE WHEN actor_id = $1::integer THEN network END FROM audit_entries
     WHERE subject = 'users/' || $1::text AND id > $2 ORDER BY id LIMIT $3)
  ) entry ORDER BY id LIMIT $3`;

const FORGET_ACTOR = 'UPDATE audit_entries SET actor_name = $2 WHERE actor_id = $1 AND actor_name <> $2';

const FORGET_NAMED = `
  UPDATE audit_entries SET details = audit_details_without(details, people, $1::integer, $2::text)
  WHERE people @> jsonb_build_array(jsonb_build_object('id', $1::integer))
    AND details <> audit_details_without(details, people, $1::integer, $2::text)`;

/** Invitations are for addresses, not for accounts: they are theirs who has proved the address. Their details hold nothing else but a season's number. */
const FORGET_ADDRESS = `
  UPDATE audit_entries SET details = replace(details::text, $1, $2)::jsonb
  WHERE action IN ('whitelist.changed', 'invitation.made') AND search LIKE $3 AND position($1 IN details::text) > 0`;

/** Keeps who did what; knows no feature, features tell it. */
@Injectable()
export class AuditService {
  private readonly texts: SearchedTable;

  constructor(
    @InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>,
    caches: Caches,
  ) {
    this.texts = new SearchedTable(entries.manager.connection, 'audit_entries', ['search'], caches);
  }

  /** For commands of whoever runs the site, beside the API. */
  static ofCommands(dataSource: DataSource): AuditService {
    return new AuditService(dataSource.getRepository(AuditEntry), new Caches());
  }

  /**
   * Goes through the caller's manager, so that the entry and the change stand or fall together. In which session and from where it was
   * done, the request says whose work this is.
   */
  async record(manager: EntityManager, { id, username }: SignedInUser, event: AuditEvent): Promise<void> {
    const people = [...(event.people ?? [])];
    const entry = { actorId: id, actorName: username, ...event, people, ...requestSource() };
    await manager.save(AuditEntry, entry);
  }

  /** Whether this was done to a thing at that moment or later. */
  async hasHappened(
    manager: EntityManager,
    subject: string,
    action: AuditAction,
    since: Date,
  ): Promise<boolean> {
    return manager.existsBy(AuditEntry, { subject, action, createdAt: MoreThanOrEqual(since) });
  }

  /** What an account did and what was done to it. What the entries say of others is left to these. */
  async *about(manager: EntityManager, userId: number): AsyncGenerator<object> {
    for (let last = 0; ;) {
      const rows = await manager.query<{ id: number }[]>(ABOUT, [userId, last, PAGE]);
      yield* rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1)!.id;
    }
  }

  /**
   * Takes the names of an account that leaves out of what it did and of what names it by its id; the same text elsewhere may be
   * somebody else. The database lets nothing else of an entry change, and this only where the transaction says so.
   */
  async forget(manager: EntityManager, { id, provedEmail, placeholder }: Leaving): Promise<void> {
    await manager.query(`SELECT set_config('audit.account_leaves', 'yes', true)`);
    await manager.query(FORGET_ACTOR, [id, placeholder]);
    await manager.query(FORGET_NAMED, [id, placeholder]);
    if (provedEmail === null) return;
    const address = provedEmail.toLowerCase();
    await manager.query(FORGET_ADDRESS, [
      JSON.stringify(address),
      JSON.stringify(placeholder),
      patternContaining(address),
    ]);
  }

  /** Newest first, or oldest. */
  async list({ q, qActions, action, order, limit, cursor }: WantedPage): Promise<AuditPage> {
    const query = this.entries.createQueryBuilder('entry');
    if (action) query.andWhere('entry.action = ANY(:action)', { action });
    const search = q ? searchOf(this.texts, q, { qActions, action, order, limit, cursor }) : undefined;
    const { rows, next } = await pageById(query, { limit, cursor, order }, search);
    return { entries: rows, next: next ?? null };
  }
}
