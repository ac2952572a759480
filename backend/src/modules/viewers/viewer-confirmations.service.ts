import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../common/languages.js';
import { AccountTokens } from '../identity/account-tokens.service.js';
import { IdentityLimits } from '../identity/identity-limits.js';
import { MailService } from '../mail/mail.service.js';

/** What somebody who joins says of themselves; it counts once the address is confirmed. */
export interface Joining {
  email: string;
  name: string;
  interests: string[];
  language: Language;
  /** Ids of participants of whom they want to hear. */
  participants: number[];
}

/**
 * Who answered the last letter gets another one a day later at the earliest, as they may want to hear of others; who did not, or wanted no
 * more of them, in thirty days. Nor is a suspended account written to.
 */
const TO_ASK = `
  SELECT id, email, mailbox_of(email) AS mailbox FROM viewers
  WHERE lower(email) = lower($1)
    AND coalesce(asked_at < now() - CASE WHEN unsubscribed_at IS NULL AND confirmed_at >= asked_at
      THEN interval '1 day' ELSE interval '30 days' END, true)
    AND NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower($1) AND suspended_at IS NOT NULL)
  FOR NO KEY UPDATE`;

/** Whose it is from now on: of the account that proved the address, or of none; never of one that only named it. */
const CONFIRM = `
  UPDATE viewers SET confirmed_at = now(), unsubscribed_at = NULL, language = $2,
    name = coalesce($3, name), interests = $4,
    user_id = (SELECT id FROM users
      WHERE lower(users.email) = lower($1) AND email_confirmed_at IS NOT NULL AND deleted_at IS NULL)
  WHERE lower(email) = lower($1) RETURNING id`;

/** Of whom nobody may know yet is chosen by nobody, and neither is an id that nobody has. */
const CHOOSE = `
  INSERT INTO viewer_choices (viewer_id, participant_id)
  SELECT $1, id FROM participants WHERE id = ANY ($2) AND is_active AND is_public`;

/** Asks viewers without an account once whether the address is theirs: until they have said so nothing else is mailed there. */
@Injectable()
export class ViewerConfirmations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: AccountTokens,
    private readonly mail: MailService,
    private readonly limits: IdentityLimits,
  ) {}

  /** Joins the caller's transaction. False where nobody can be asked now; whoever joins learns nothing of it. True where nobody ever is, without mail. */
  async ask(manager: EntityManager, { email: given, language, ...said }: Joining): Promise<boolean> {
    if (!this.mail.isMailConfigured) return true;
    const [viewer] = await manager.query<{ id: number; email: string; mailbox: string }[]>(TO_ASK, [given]);
    if (!viewer || !(await this.limits.mayAskViewer(manager, viewer))) return false;
    const { id, email } = viewer;
    await manager.query('UPDATE viewers SET asked_at = now() WHERE id = $1', [id]);
    const { token, expiresAt } = await this.tokens.issue(manager, {
      kind: 'viewer',
      email: email.toLowerCase(),
      params: { mailed: true, language, ...said },
    });
    const params = { token, expiresAt: expiresAt.toISOString() };
    return this.mail.send(manager, { to: email, language, kind: 'confirm_viewer', params });
  }

  /** By the link of the letter: what was said with it counts from now on, and nothing that was said before. @throws linkInvalid */
  confirm(token: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { email, params } = await this.tokens.use(manager, ['viewer'], token);
      const { language = 'en', participants = [], name = null, interests = [] } = params;
      const [[viewer]] = await manager.query<[{ id: number }[], number]>(CONFIRM, [
        email,
        language,
        name,
        interests,
      ]);
      await this.tokens.useUp(manager, ['viewer'], { email });
      // One that was erased meanwhile: there is nobody to write to.
      if (!viewer) return;
      await manager.query('DELETE FROM viewer_choices WHERE viewer_id = $1', [viewer.id]);
      await manager.query(CHOOSE, [viewer.id, participants]);
    });
  }
}
