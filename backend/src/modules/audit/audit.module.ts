import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditExport } from './audit-export.service.js';
import { AuditService } from './audit.service.js';
import { AuditEntry } from './entities/audit-entry.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [AuditExport, AuditService],
  exports: [AuditExport, AuditService],
})
export class AuditModule {}
