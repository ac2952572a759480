import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasOutlived } from '../common/access/session-age.js';

/** Which sessions have not ended, and are neither a suspended account's nor an administrator's of long ago. */
@Injectable()
export class OpenSessions {
  constructor(private readonly dataSource: DataSource) {}

  async among(sessionIds: string[]): Promise<Set<string>> {
    const rows: { sid: string }[] = await this.dataSource.query(
      `SELECT sid FROM sessions JOIN users ON id = (sess->'passport'->>'user')::integer
       WHERE sid = ANY($1) AND expire > now() AND deleted_at IS NULL AND suspended_at IS NULL
         AND NOT ${hasOutlived('role', 'now()')}`,
      [sessionIds],
    );
    return new Set(rows.map(({ sid }) => sid));
  }
}
