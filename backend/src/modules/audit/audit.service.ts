import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { containing } from '../../common/lists/search-text.js';
import { placeholderText, patternOf, replacedTexts } from '../../common/replaced-texts.js';
import type { AuditAction } from './audit.types.js';
import type { ListAuditDto } from './dto/list-audit.dto.js';
import { AuditEntry } from './entities/audit-entry.entity.js';

/** Something that somebody did. */
export interface AuditEvent {
  action: AuditAction;
  /** The changed thing as a path, such as ads/12. */
  subject: string;
  details: Record<string, unknown>;
}

/** One page of entries; `next` is the cursor of the page after it. */
interface AuditPage {
  entries: AuditEntry[];
  next: number | null;
}

const PAGE = 500;

/** Of each of the two no more than a page is read. */
const ABOUT = `
  SELECT id, action, subject, "createdAt", details FROM (
    (SELECT id, action, subject, created_at AS "createdAt",
       CASE WHEN subject = 'users/' || $1::text THEN details END AS details
     FROM audit_entries WHERE actor_id = $1::integer AND id > $2 ORDER BY id LIMIT $3)
    UNION
    (SELECT id, action, subject, created_at, details FROM audit_entries
     WHERE subject = 'users/' || $1::text AND id > $2 ORDER BY id LIMIT $3)
  ) entry ORDER BY id LIMIT $3`;

/** Keeps who did what; knows no feature, features tell it. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** Goes through the caller's manager, so that the entry and the change stand or fall together. */
  async record(manager: EntityManager, { id, username }: SignedInUser, event: AuditEvent): Promise<void> {
    await manager.save(AuditEntry, { actorId: id, actorName: username, ...event });
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

  /** In all that an account did. */
  async renameActor(manager: EntityManager, actorId: number, actorName: string): Promise<void> {
    await manager.update(AuditEntry, { actorId, actorName: Not(actorName) }, { actorName });
  }

  /** Puts a placeholder wherever one of these names is what an entry's details say. */
  async replace(manager: EntityManager, names: readonly string[], placeholder: string): Promise<void> {
    // One condition for each, as the index knows no lists of patterns.
    const found = names.map((_, index) => `search LIKE $${index + 3}`).join(' OR ');
    await manager.query(
      `UPDATE audit_entries SET details = ${replacedTexts('details', '$1', '$2')}
       WHERE (${found}) AND details::text ~* $1`,
      [patternOf(names), placeholderText(placeholder), ...names.map(containing)],
    );
  }

  /** Newest first, or oldest. */
  async list({ q, qActions = [], action, order = 'desc', limit, cursor }: ListAuditDto): Promise<AuditPage> {
    const query = this.entries
      .createQueryBuilder('entry')
      .orderBy('entry.id', order === 'asc' ? 'ASC' : 'DESC')
      .limit(limit + 1);
    if (cursor) query.andWhere(`entry.id ${order === 'asc' ? '>' : '<'} :cursor`, { cursor });
    if (action) query.andWhere('entry.action = ANY(:action)', { action });
    if (q)
      query.andWhere('(entry.search LIKE :containing OR entry.action = ANY(:qActions))', {
        containing: containing(q),
        qActions,
      });
    const found = await query.getMany();
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? entries.at(-1)!.id : null };
  }
}
