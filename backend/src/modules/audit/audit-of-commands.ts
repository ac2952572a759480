import type { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import { AuditService } from './audit.service.js';
import { AuditEntry } from './entities/audit-entry.entity.js';

/** The audit for commands of the operator, which run beside the API. */
export const auditOfCommands = (dataSource: DataSource): AuditService =>
  new AuditService(dataSource.getRepository(AuditEntry), new Caches());
