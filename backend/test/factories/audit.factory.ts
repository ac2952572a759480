import type { AuditEntryDto, AuditPageDto } from '../../src/modules/audit/dto/audit-entry.dto.js';
import type { Client } from '../support/client.js';

/** The newest entries of the audit. */
export async function auditEntries(admin: Client): Promise<AuditEntryDto[]> {
  const { body } = await admin.get('/admin/audit').expect(200);
  return (body as AuditPageDto).entries;
}
