import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountAddresses } from '../auth/account-addresses.js';
import { FollowerMailbox } from './follower-mailbox.js';

const PROVED = 'SELECT DISTINCT mailbox FROM users WHERE id = ANY ($1) AND email_confirmed_at IS NOT NULL';

/** Those themselves among them. */
const OF_THE_SAME = `
  SELECT follow.user_id AS id FROM users other JOIN follows follow ON follow.user_id = other.id AND follow.participant_id = $1
  WHERE other.mailbox = ANY ($2) AND other.email_confirmed_at IS NOT NULL`;

const FORGET = 'DELETE FROM uncounted_mailboxes WHERE participant_id = $1 AND mark = ANY ($2)';
const KEEP =
  'INSERT INTO uncounted_mailboxes (participant_id, mark, reason) SELECT $1, unnest($2::text[]), $3';

const FOLLOWED = `
  SELECT participant_id AS "participantId" FROM follows
  WHERE user_id = $1 AND EXISTS (SELECT FROM uncounted_mailboxes decision WHERE decision.participant_id = follows.participant_id)`;

const LEAVE_UNCOUNTED = `
  INSERT INTO uncounted_follows (participant_id, user_id, reason)
  SELECT participant_id, $1, reason FROM uncounted_mailboxes WHERE participant_id = $2 AND mark = $3
  ON CONFLICT DO NOTHING`;

/** A person is a mailbox where the site sends mail: what was decided about a follower is about each of its accounts. */
@Injectable()
export class UncountedMailboxes {
  constructor(
    private readonly mailboxes: FollowerMailbox,
    addresses: AccountAddresses,
  ) {
    addresses.subscribe(async (manager, { user, news }) => {
      if (news === 'proved') await this.follow(manager, user.id);
    });
  }

  /** These accounts and all others of their mailboxes that follow too. */
  async accountsOf(
    manager: EntityManager,
    participantId: number,
    userIds: readonly number[],
  ): Promise<number[]> {
    if (!this.mailboxes.areKnown) return [...userIds];
    const mailboxes = await this.provedOf(manager, userIds);
    const others = await manager.query<{ id: number }[]>(OF_THE_SAME, [participantId, mailboxes]);
    return [...new Set([...userIds, ...others.map(({ id }) => id)])];
  }

  /** Keeps a decision about accounts' mailboxes, or takes it back where there is no reason for it. */
  async decide(
    manager: EntityManager,
    participantId: number,
    userIds: readonly number[],
    reason: string | null,
  ): Promise<void> {
    if (!this.mailboxes.areKnown) return;
    const mailboxes = await this.provedOf(manager, userIds);
    const marks = mailboxes.map((mailbox) => this.mailboxes.hash(participantId, mailbox));
    await manager.query(FORGET, [participantId, marks]);
    if (reason !== null) await manager.query(KEEP, [participantId, marks, reason]);
  }

  /** An account has come to follow, or has proved an address: it counts no more than its mailbox does. */
  async follow(manager: EntityManager, userId: number): Promise<void> {
    if (!this.mailboxes.areKnown) return;
    const [mailbox] = await this.provedOf(manager, [userId]);
    if (mailbox === undefined) return;
    const followed = await manager.query<{ participantId: number }[]>(FOLLOWED, [userId]);
    for (const { participantId } of followed) {
      const mark = this.mailboxes.hash(participantId, mailbox);
      await manager.query(LEAVE_UNCOUNTED, [userId, participantId, mark]);
    }
  }

  private async provedOf(manager: EntityManager, userIds: readonly number[]): Promise<string[]> {
    const rows = await manager.query<{ mailbox: string }[]>(PROVED, [userIds]);
    return rows.map(({ mailbox }) => mailbox);
  }
}
