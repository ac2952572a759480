import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingAddressOf } from '../../common/access/missing-address.js';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import { emailTaken } from './auth.errors.js';
import { User } from './entities/user.entity.js';
import { endLinks } from './open-links.query.js';
import { memberNameOf } from './placeholder-name.js';

/** Whoever proved an address has it from now on; the account that never proved it has it no more. */
export interface AddressNews {
  user: User;
  email: string;
  /** `lost`: to the one who proved it; `placeholder` stands for it with the account. */
  news: 'proved' | 'lost';
  placeholder?: string;
}

/** Whose an address is; tells whose it was shown to be, and whose it is no more (ADR 0339). */
@Injectable()
export class AccountAddresses extends TransactionHooks<AddressNews> {
  /**
   * An address belongs to who proved it: an account that never did keeps its rows, and has to give another address when it next
   * signs in. Does nothing where nobody has the address, or where its account has proved it.
   */
  async takeFromWhoNeverProved(manager: EntityManager, email: string, exceptId = 0): Promise<void> {
    const user = await manager
      .createQueryBuilder(User, 'user')
      .setLock('pessimistic_write')
      .where('lower(user.email) = lower(:email) AND user.id <> :exceptId', { email, exceptId })
      .andWhere('user.deletedAt IS NULL AND user.emailConfirmedAt IS NULL')
      .getOne();
    if (!user) return;
    const placeholder = missingAddressOf(user.id);
    const isNamedAfterIt = user.username.toLowerCase() === email.toLowerCase();
    const username = isNamedAfterIt ? await freeMemberName(manager, user.id) : user.username;
    await manager.update(User, { id: user.id }, { email: placeholder, username });
    await endLinks(manager, user.id);
    await this.publish(manager, { user, email: user.email, news: 'lost', placeholder });
  }

  /** An account that leaves an address which it never proved keeps no name after it either: whose it is may come yet. */
  async giveUpName(manager: EntityManager, id: number): Promise<void> {
    const user = await manager.findOneByOrFail(User, { id });
    if (user.emailConfirmedAt !== null || user.username.toLowerCase() !== user.email.toLowerCase()) return;
    await manager.update(User, { id }, { username: await freeMemberName(manager, id) });
  }

  /** An address that a change left is kept for seven days for whoever has to take it back. @throws emailTaken */
  async assertNotReserved(manager: EntityManager, userId: number, email: string): Promise<void> {
    const reserved = await manager.query<unknown[]>(
      `SELECT FROM account_tokens
       WHERE kind = 'not_me' AND lower(email) = lower($1) AND user_id <> $2 AND used_at IS NULL AND expires_at > now() LIMIT 1`,
      [email, userId],
    );
    if (reserved.length > 0) throw emailTaken();
  }
}

async function freeMemberName(manager: EntityManager, id: number, attempt = 1): Promise<string> {
  const name = memberNameOf(id, attempt);
  const named = manager.createQueryBuilder(User, 'user').where('lower(user.username) = :name', { name });
  return (await named.getExists()) ? freeMemberName(manager, id, attempt + 1) : name;
}
