import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { containing } from '../../common/lists/search-text.js';
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

/** Keeps who did what; knows no feature, features tell it. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** Goes through the caller's manager, so that the entry and the change stand or fall together. */
  async record(manager: EntityManager, { id, username }: SignedInUser, event: AuditEvent): Promise<void> {
    await manager.save(AuditEntry, { actorId: id, actorName: username, ...event });
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
