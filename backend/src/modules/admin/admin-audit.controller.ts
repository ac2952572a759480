import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { AuditEntryDto, AuditPageDto } from '../audit/dto/audit-entry.dto.js';
import { ListAuditDto } from '../audit/dto/list-audit.dto.js';

@ApiTags('admin')
@Controller('admin/audit')
@Roles('admin')
export class AdminAuditController {
  constructor(private readonly audit: AuditService) {}

  /** Who did what and when, newest first unless asked otherwise. */
  @Get()
  async listAudit(@Query() page: ListAuditDto): Promise<AuditPageDto> {
    const { entries, next } = await this.audit.list(page);
    return { entries: entries.map(AuditEntryDto.from), next };
  }
}
