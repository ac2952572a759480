import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { sendPieces } from '../../common/send-pieces.js';
import { auditCsvHead, auditCsvOf } from './audit-csv.js';
import { AuditService } from './audit.service.js';
import { AuditEntryDto } from './dto/audit-entry.dto.js';
import type { FilterAuditDto } from './dto/list-audit.dto.js';

/** Entries held at once. */
const PAGE = 500;

/** Hands out the audit as a file, page by page as fast as it is taken. */
@Injectable()
export class AuditExport {
  constructor(private readonly audit: AuditService) {}

  async send(filter: FilterAuditDto, response: Response): Promise<void> {
    response.type('text/csv').attachment('audit.csv');
    await sendPieces(response, this.lines(filter));
  }

  private async *lines(filter: FilterAuditDto): AsyncGenerator<string> {
    yield auditCsvHead();
    for (let cursor: number | undefined; ;) {
      const { entries, next } = await this.audit.list({ ...filter, limit: PAGE, cursor });
      yield auditCsvOf(entries.map(AuditEntryDto.from));
      if (next === null) return;
      cursor = next;
    }
  }
}
