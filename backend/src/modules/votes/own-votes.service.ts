import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import type { LeavingAccount } from '../auth/own-data/personal-data.types.js';
import { MailService } from '../mail/mail.service.js';
import { FormerVoters } from './former-voters.js';

const VOTES = `
  SELECT vote.id, vote.participant_id AS "participantId", participant.name AS "participantName", award_id AS "awardId",
    month, comment, comment_id AS "commentId", pseudonym, counted, uncounted_reason AS "uncountedReason", hidden, hidden_reason AS "hiddenReason",
    vote.created_at AS "createdAt"
  FROM votes vote JOIN participants participant ON participant.id = vote.participant_id
  WHERE vote.user_id = $1`;

const REPORTS = `
  SELECT vote.comment_id AS id, vote.comment_id AS "commentId", reason, report.created_at AS "createdAt"
  FROM comment_reports report JOIN votes vote ON vote.id = report.vote_id WHERE report.user_id = $1`;

const COMMENTS = `SELECT 'comments/' || id AS source FROM votes WHERE user_id = $1 AND comment IS NOT NULL`;

/** What participants were told of comments names who wrote them. */
const FORGET_NAMES = `
  UPDATE notifications news SET params = news.params || '{"name": null}'
  FROM votes vote JOIN participants participant ON participant.id = vote.participant_id
  WHERE vote.user_id = $1 AND vote.comment IS NOT NULL
    AND news.user_id = participant.user_id AND news.source = 'comments/' || vote.id`;

/** Nothing is marked of old votes, whose marks would have to go at once (ForgottenAddressesJob). */
const FORGET_VOTER = `
  UPDATE votes SET user_id = NULL, secret = NULL,
    former_voter = CASE WHEN created_at >= now() - interval '${NETWORKS_KEPT_DAYS} days' THEN $2::text END
  WHERE user_id = $1`;

/** Votes stay and count, with what they said; whose they were is not known any more. */
@Injectable()
export class OwnVotes implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly voters: FormerVoters,
    private readonly mail: MailService,
  ) {}

  onModuleInit(): void {
    this.data.register(
      {
        name: 'votes',
        export: (manager, userId) => ownRows(manager, VOTES, userId),
        erase: (manager, account) => this.erase(manager, account),
      },
      {
        name: 'commentReports',
        export: (manager, userId) => ownRows(manager, REPORTS, userId),
        erase: async (manager, { id }) => {
          await manager.query('DELETE FROM comment_reports WHERE user_id = $1', [id]);
        },
      },
    );
  }

  private async erase(manager: EntityManager, account: LeavingAccount): Promise<void> {
    const { id, email, placeholder } = account;
    await manager.query(FORGET_NAMES, [id]);
    const comments = await manager.query<{ source: string }[]>(COMMENTS, [id]);
    const sources = comments.map(({ source }) => source);
    await this.mail.forgetAuthor(manager, sources, placeholder);
    await manager.query(FORGET_VOTER, [id, this.voters.hash(email)]);
  }
}
