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

  /** When it was done. */
  createdAt: Date;

  static from({ id, actorId, actorName, action, subject, details, createdAt }: AuditEntry): AuditEntryDto {
    return { id, actorId, actorName, action, subject, details, createdAt };
  }
}

/** A page of the audit, newest first. */
export class AuditPageDto {
  /** What was done. */
  entries: AuditEntryDto[];

  /** Cursor of the next page; null on the last one. @example 71 */
  next: number | null;
}
