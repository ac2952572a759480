import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Which sessions have not ended. */
@Injectable()
export class OpenSessions {
  constructor(private readonly dataSource: DataSource) {}

  async among(sessionIds: string[]): Promise<Set<string>> {
    const rows: { sid: string }[] = await this.dataSource.query(
      'SELECT sid FROM sessions WHERE sid = ANY($1) AND expire > now()',
      [sessionIds],
    );
    return new Set(rows.map(({ sid }) => sid));
  }
}
