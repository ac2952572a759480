import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { oneRow, ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const PASSKEYS = `
  SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = $1`;

const SECOND_FACTOR = `
  SELECT (SELECT confirmed_at FROM totp_secrets WHERE user_id = $1) AS "authenticatorAppSince",
    (SELECT count(*)::integer FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`;

const TABLES = ['passkey_challenges', 'passkeys', 'recovery_codes', 'totp_secrets'] as const;

/** By what an account proves itself. */
@Injectable()
export class OwnFactors implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register(
      { name: 'passkeys', export: (manager, userId) => ownRows(manager, PASSKEYS, userId) },
      {
        name: 'secondFactor',
        export: (manager, userId) => oneRow(manager, SECOND_FACTOR, userId),
        erase: (manager, { id }) => eraseFactors(manager, id),
      },
    );
  }
}

/** All by which an account proves itself beside its password. */
export async function eraseFactors(manager: EntityManager, userId: number): Promise<void> {
  for (const table of TABLES) await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
}
