import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AltchaModule } from '../altcha/altcha.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AwardsModule } from '../awards/awards.module.js';
import { StandingSources } from '../awards/standing-sources.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { AdminVotesController } from './admin-votes.controller.js';
import { AdminCommentsController } from './admin-comments.controller.js';
import { AdminCommentsQuery } from './admin-comments.query.js';
import { AdminVotesQuery } from './admin-votes.query.js';
import { CommentModerationService } from './comment-moderation.service.js';
import { CommentNews } from './comment-news.service.js';
import { CommentReportsService } from './comment-reports.service.js';
import { CommentsController } from './comments.controller.js';
import { CommentsQuery } from './comments.query.js';
import { Vote } from './entities/vote.entity.js';
import { FirstVotes } from './first-votes.service.js';
import { FormerVoters } from './former-voters.js';
import { OwnVotes } from './own-votes.service.js';
import { ForgottenAddressesJob } from './forgotten-addresses.job.js';
import { ParticipantVotesController } from './participant-votes.controller.js';
import { VoteCountingService } from './vote-counting.service.js';
import { VoteMonthsController } from './vote-months.controller.js';
import { RefusedVotes } from './refused-votes.service.js';
import { VoteRefusals } from './vote-refusals.service.js';
import { VoteTotalsQuery } from './vote-totals.query.js';
import { NetworkMark } from '../../common/access/network-mark.js';
import { VoteBundles } from './vote-bundles.service.js';
import { VoterMailbox } from './voter-mailbox.js';
import { VotesController } from './votes.controller.js';
import { VotesLeft } from './votes-left.query.js';
import { VotesService } from './votes.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Vote]),
    AltchaModule,
    AuditModule,
    AuthModule,
    AwardsModule,
    MailModule,
    NotificationsModule,
    ParticipantsModule,
  ],
  controllers: [
    AdminVotesController,
    AdminCommentsController,
    VotesController,
    VoteMonthsController,
    ParticipantVotesController,
    CommentsController,
  ],
  providers: [
    AdminCommentsQuery,
    AdminVotesQuery,
    CommentModerationService,
    CommentNews,
    CommentReportsService,
    CommentsQuery,
    FirstVotes,
    ForgottenAddressesJob,
    FormerVoters,
    OwnVotes,
    VoteBundles,
    VoteCountingService,
    RefusedVotes,
    VoteRefusals,
    VoteTotalsQuery,
    NetworkMark,
    VoterMailbox,
    VotesLeft,
    VotesService,
  ],
  exports: [CommentsQuery, VoteTotalsQuery, VotesLeft],
})
export class VotesModule {
  constructor(sources: StandingSources, totals: VoteTotalsQuery) {
    sources.register('votes', async (manager, awardId) => totals.scores(manager, awardId));
  }
}
