import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction } from '../audit.types.js';
import type { AuditEntry } from '../entities/audit-entry.entity.js';

/** One line of the audit. */
export class AuditEntryDto {
  /** @example 120 */
  id: number;

  /** Account that did it. @example 1 */
  actorId: number;

  /** Its name at that time. @example admin */
  actorName: string;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction', example: 'ad.moderated' })
  action: AuditAction;

  /** What was changed, as a path. @example ads/12 */
  subject: string;

  /** Before and after, or what else the action is about. */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { from: 'pending', to: 'approved' },
  })
  details: Record<string, unknown>;

  /** The session in which it was done, by the id that its owner sees; null where nobody was signed in. @example 5f2c9a41d0e87b36 */
  session: string | null;

  /** From where: an IPv4 address, or the /64 of an IPv6 one; null for what no request asked for. @example 192.0.2.7 */
  network: string | null;

  /** When it was done. */
  createdAt: Date;

  static from({ search: _search, people: _people, ...entry }: AuditEntry): AuditEntryDto {
    return entry;
  }
}

/** A page of the audit, newest first. */
export class AuditPageDto {
  /** What was done. */
  entries: AuditEntryDto[];

  /** Cursor of the next page; null on the last one. @example 71 */
  next: number | null;
}
