import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { fewRows, oneRow } from './own-rows.query.js';
import { PersonalData } from './personal-data.service.js';

const ACCOUNT = `
  SELECT id, username, given_name AS "givenName", email, email_confirmed_at AS "emailConfirmedAt", role, wallet_address AS "walletAddress", language,
    created_at AS "createdAt"
  FROM users WHERE id = $1`;

const SESSIONS = `
  SELECT sess->>'device' AS device, sess->>'signedInAt' AS "signedInAt", expire::timestamptz AS "endsAt"
  FROM sessions WHERE sess->'passport'->>'user' = $1 AND expire >= now()
  ORDER BY sess->>'signedInAt'`;

/** What is kept of accounts here, and what the audit says of them; the account itself is AccountDeletion's. */
@Injectable()
export class AccountParts implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.data.register(
      { name: 'account', export: (manager, userId) => oneRow(manager, ACCOUNT, userId) },
      {
        name: 'sessions',
        export: (manager, userId) => fewRows(manager, SESSIONS, String(userId)),
        erase: async (manager, { id }) => {
          await manager.query(`DELETE FROM sessions WHERE sess->'passport'->>'user' = $1`, [String(id)]);
        },
      },
      {
        name: 'audit',
        export: (manager, userId) => this.audit.about(manager, userId),
        erase: (manager, account) => this.audit.forget(manager, account),
      },
    );
  }
}
