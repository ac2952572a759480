import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import type { LeavingAccount } from '../auth/own-data/personal-data.types.js';
import { MailService } from '../mail/mail.service.js';

const COMMENTS = `
  SELECT id, progress_update_id AS "reportId", reply_to AS "replyTo", text, hidden, hidden_reason AS reason, edited_at AS "editedAt",
    created_at AS "createdAt"
  FROM report_comments WHERE user_id = $1`;

const REPORTS = `
  SELECT comment_id AS id, comment_id AS "commentId", reason, created_at AS "createdAt"
  FROM report_comment_reports WHERE user_id = $1`;

/** News of what they wrote, and, as their reports go, of all that was written on these. */
const NEWS = `
  WITH said AS (
    SELECT comment.id, comment.replied_user_id, participant.user_id FROM report_comments comment
    JOIN progress_updates report ON report.id = comment.progress_update_id
    JOIN participants participant ON participant.id = report.participant_id
    WHERE comment.user_id = $1
    UNION
    SELECT comment.id, comment.replied_user_id, participant.user_id FROM participants participant
    JOIN progress_updates report ON report.participant_id = participant.id
    JOIN report_comments comment ON comment.progress_update_id = report.id
    WHERE participant.user_id = $1
  ), told AS (
    DELETE FROM notifications news USING said
    WHERE news.user_id IN (said.replied_user_id, said.user_id) AND news.source = 'report-comments/' || said.id
  )
  SELECT 'report-comments/' || id AS source FROM said`;

/** Whoever is answering one of them has answered it, or finds it gone. With the answers, as two who answered each other may go at once. */
const HOLD = `
  SELECT FROM report_comments WHERE user_id = $1 OR replied_user_id = $1 ORDER BY reply_to NULLS FIRST, id FOR UPDATE`;

/** An answer tells otherwise who wrote what it stands under. */
const UNNAME = 'UPDATE report_comments SET replied_user_id = NULL WHERE replied_user_id = $1';

const DELETE_REPLIES = `
  DELETE FROM report_comments WHERE user_id = $1 AND reply_to IS NOT NULL
  RETURNING id, progress_update_id AS "reportId", reply_to AS "replyTo"`;

/** What was answered stands there empty. */
const EMPTY = `
  UPDATE report_comments comment
  SET text = '', user_id = NULL, hidden = false, hidden_reason = NULL, removed_at = clock_timestamp()
  WHERE user_id = $1 AND EXISTS (SELECT FROM report_comments WHERE reply_to = comment.id)
  RETURNING id, progress_update_id AS "reportId"`;

const DELETE = `
  DELETE FROM report_comments WHERE user_id = $1 RETURNING id, progress_update_id AS "reportId"`;

const TIDY = `
  DELETE FROM report_comments comment WHERE id = ANY ($1) AND removed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM report_comments WHERE reply_to = comment.id)`;

const SETTLE = 'DELETE FROM report_comment_reports WHERE comment_id = ANY ($1)';

interface Gone {
  id: number;
  reportId: number;
  replyTo?: number;
}

/** So many reports are named to open pages at once. */
const MOST_TOLD = 100;

/** What an account said of reports: it goes with the account. */
@Injectable()
export class OwnComments implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly mail: MailService,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.data.register(
      {
        name: 'reportComments',
        export: (manager, userId) => ownRows(manager, COMMENTS, userId),
        erase: (manager, account) => this.erase(manager, account),
      },
      {
        name: 'reportCommentReports',
        export: (manager, userId) => ownRows(manager, REPORTS, userId),
        erase: async (manager, { id }) => {
          await manager.query('DELETE FROM report_comment_reports WHERE user_id = $1', [id]);
        },
      },
    );
  }

  private async erase(manager: EntityManager, { id, placeholder }: LeavingAccount): Promise<void> {
    await manager.query(HOLD, [id]);
    const told = await manager.query<{ source: string }[]>(NEWS, [id]);
    const sources = told.map(({ source }) => source);
    await this.mail.forgetAuthor(manager, sources, placeholder);
    await manager.query(UNNAME, [id]);
    const replies = await rowsOf(manager, DELETE_REPLIES, [id]);
    const emptied = await rowsOf(manager, EMPTY, [id]);
    await manager.query(SETTLE, [emptied.map((comment) => comment.id)]);
    const deleted = await rowsOf(manager, DELETE, [id]);
    await manager.query(TIDY, [replies.map(({ replyTo }) => replyTo)]);
    await this.tell(manager, [...replies, ...emptied, ...deleted]);
  }

  /** Each report's pages fetch it anew once. */
  private async tell(manager: EntityManager, gone: readonly Gone[]): Promise<void> {
    const byReport = new Map(gone.map(({ id, reportId }) => [reportId, { id, reportId }]));
    const data = [...byReport.values()].slice(0, MOST_TOLD);
    await this.events.publish(manager, ...data.map((one) => ({ event: 'comment' as const, data: one })));
  }
}

/** What a statement that changes rows returned of them. */
async function rowsOf(manager: EntityManager, sql: string, values: unknown[]): Promise<Gone[]> {
  const [rows] = await manager.query<[Gone[], number]>(sql, values);
  return rows;
}
