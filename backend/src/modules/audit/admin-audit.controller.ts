import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Roles } from '../../common/access/access.decorator.js';
import { AuditExport } from './audit-export.service.js';
import { AuditService } from './audit.service.js';
import { AuditEntryDto, AuditPageDto } from './dto/audit-entry.dto.js';
import { FilterAuditDto, ListAuditDto } from './dto/list-audit.dto.js';

@ApiTags('admin')
@Controller('admin')
@Roles('admin')
export class AdminAuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly exports: AuditExport,
  ) {}

  /** Who did what and when, newest first unless asked otherwise. */
  @Get('audit')
  async listAudit(@Query() page: ListAuditDto): Promise<AuditPageDto> {
    const { entries, next } = await this.audit.list(page);
    return { entries: entries.map(AuditEntryDto.from), next };
  }

  /** The same as CSV, all of it; texts that a spreadsheet would take for a formula begin with an apostrophe. */
  @Get('audit.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportAudit(@Query() filter: FilterAuditDto, @Res() response: Response): Promise<void> {
    return this.exports.send(filter, response);
  }
}
