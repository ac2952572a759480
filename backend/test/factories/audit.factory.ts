import type { DataSource } from 'typeorm';
import type { AuditEntryDto, AuditPageDto } from '../../src/modules/audit/dto/audit-entry.dto.js';
import type { Client } from '../support/client.js';

/** The newest entries of the audit. */
export async function auditEntries(admin: Client): Promise<AuditEntryDto[]> {
  const { body } = await admin.get('/admin/audit').expect(200);
  return (body as AuditPageDto).entries;
}

/** As nobody but the owner of the database can, who switches the guard off. */
export const emptyAudit = (dataSource: DataSource): Promise<void> =>
  dataSource.transaction(async (manager) => {
    await manager.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_are_kept');
    await manager.query('DELETE FROM audit_entries');
    await manager.query('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_are_kept');
  });
