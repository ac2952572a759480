import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LIFE_MS, type TokenKind, type TokenParams } from './account-token.types.js';
import { AccountToken } from './entities/account-token.entity.js';
import { linkInvalid } from './identity.errors.js';

/** What a new token is for. */
interface NewToken {
  kind: TokenKind;
  userId?: number;
  email: string;
  params?: TokenParams;
  /** How long it counts (ms). */
  lifeMs?: number;
}

/** A token that was just made: the only time that anybody sees it. */
export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** What a used token was for. */
export type UsedToken = Pick<AccountToken, 'id' | 'kind' | 'userId' | 'email' | 'params'>;

const BYTES = 32;

/** Of 32 random bytes a plain digest is enough: nobody guesses them, so nothing is gained by a slow one. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes and uses single-use tokens, always within the transaction of what they are for. */
@Injectable()
export class AccountTokens {
  async issue(
    manager: EntityManager,
    { kind, lifeMs = LIFE_MS[kind], ...for_ }: NewToken,
  ): Promise<IssuedToken> {
    const token = randomBytes(BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + lifeMs);
    await manager.query('DELETE FROM account_tokens WHERE email = $1 AND kind = $2 AND expires_at < now()', [
      for_.email,
      kind,
    ]);
    await manager.insert(AccountToken, { ...for_, kind, hash: tokenHash(token), expiresAt });
    return { token, expiresAt };
  }

  /** Counts once, however many use it at the same time. @throws linkInvalid the same for what is used, too old or made up */
  async use(manager: EntityManager, kinds: readonly TokenKind[], token: string): Promise<UsedToken> {
    const hash = tokenHash(token);
    // The account first, as all that changes it does: two links of one account do not wait for each other.
    const whose =
      'SELECT FROM users WHERE id = (SELECT user_id FROM account_tokens WHERE hash = $1) FOR UPDATE';
    await manager.query(whose, [hash]);
    const [[used]] = await manager.query<[UsedToken[], number]>(
      `UPDATE account_tokens SET used_at = now()
       WHERE hash = $1 AND kind = ANY($2) AND used_at IS NULL AND expires_at > now()
       RETURNING id, kind, user_id AS "userId", email, params`,
      [hash, kinds],
    );
    if (!used) throw linkInvalid();
    return used;
  }

  /** When the change began that this link takes back: with the first of the account's open links to the same address. */
  async beginningOf(manager: EntityManager, { id, userId, email }: UsedToken): Promise<Date> {
    const [{ beginning }] = await manager.query<[{ beginning: Date }]>(
      `SELECT min(created_at) AS beginning FROM account_tokens
       WHERE user_id = $1 AND kind = 'not_me' AND lower(email) = lower($2)
         AND (id = $3 OR (used_at IS NULL AND expires_at > now()))`,
      [userId, email, id],
    );
    return beginning;
  }

  /**
   * Ends the links by which addresses that an account had later would take it back: the address that it had first is the one
   * that no thief can have given it.
   */
  async useUpLaterNotMe(manager: EntityManager, { id, userId, email }: UsedToken): Promise<void> {
    await manager.query(
      `UPDATE account_tokens SET used_at = now()
       WHERE user_id = $1 AND kind = 'not_me' AND used_at IS NULL AND (id > $2 OR lower(email) = lower($3))`,
      [userId, id, email],
    );
  }

  /** Ends what else was handed out for the same. */
  async useUp(
    manager: EntityManager,
    kinds: readonly TokenKind[],
    whose: { userId: number } | { email: string },
  ): Promise<void> {
    const [column, value] = 'userId' in whose ? ['user_id', whose.userId] : ['email', whose.email];
    await manager.query(
      `UPDATE account_tokens SET used_at = now() WHERE ${column} = $1 AND kind = ANY($2) AND used_at IS NULL`,
      [value, kinds],
    );
  }
}
