import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { hasOutlived } from '../../common/access/session-age.js';
import { AuditService } from '../audit/audit.service.js';
import type { OwnSessionDto } from './dto/own-session.dto.js';
import { endPush } from './ended-sessions.query.js';

/** A session's id as its owner sees it: nobody gets from it to the id in the cookie. */
const PUBLIC_ID = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`;

const OWN = `sess->'passport'->>'user' = $1::text AND expire >= now()`;

/** Of an administrator: it is ended with its next request. */
const OUTLIVED = hasOutlived(`(SELECT role FROM users WHERE id = ($1::text)::integer)`, 'now()');

/** The sessions of an account, for its owner; no address is kept. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Last seen first; to the hour, as requests that only read write nothing for so long. */
  list(userId: number, sid: string): Promise<OwnSessionDto[]> {
    return this.dataSource.query<OwnSessionDto[]>(
      `SELECT ${PUBLIC_ID} AS id, sess->>'device' AS device, sess->>'signedInAt' AS "signedInAt",
         greatest(wrote_at, expire::timestamptz - interval '7 days') AS "lastSeenAt", sid = $2 AS "isCurrent"
       FROM sessions WHERE ${OWN} AND NOT ${OUTLIVED} ORDER BY "lastSeenAt" DESC`,
      [String(userId), sid],
    );
  }

  /** False where the account has no such session. */
  end(user: SignedInUser, publicId: string): Promise<boolean> {
    return this.dataSource.transaction((manager) =>
      this.delete(manager, user, `${PUBLIC_ID} = $2`, publicId),
    );
  }

  /** With the push of browsers whose session has run out. */
  async endOthers(user: SignedInUser, sid: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.delete(manager, user, 'sid <> $2', sid);
      await endPush(manager, user.id, sid);
    });
  }

  private async delete(
    manager: EntityManager,
    user: SignedInUser,
    which: string,
    value: string,
  ): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `DELETE FROM sessions WHERE ${OWN} AND ${which}`,
      [String(user.id), value],
    );
    if (count === 0) return false;
    const subject = `users/${user.id}`;
    await this.audit.record(manager, user, {
      action: 'account.sessions_ended',
      subject,
      details: { count },
    });
    return true;
  }
}
