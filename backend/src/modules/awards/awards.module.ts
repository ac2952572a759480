import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { FollowsModule } from '../follows/follows.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { AdminJudgesController } from './admin-judges.controller.js';
import { AdminAwardsController } from './admin-awards.controller.js';
import { AwardPeriodsService } from './award-periods.service.js';
import { AwardResults } from './award-results.js';
import { AwardsController } from './awards.controller.js';
import { AwardsQuery } from './awards.query.js';
import { JudgedAwards } from './judged-awards.query.js';
import { JudgesDeskController } from './judges-desk.controller.js';
import { JudgingController } from './judging.controller.js';
import { JudgesDeskQuery } from './judges-desk.query.js';
import { AwardsOfSeasons } from './awards-of-seasons.service.js';
import { JudgesRatings } from './judges-ratings.js';
import { JudgesScores } from './judges-scores.js';
import { JudgesService } from './judges.service.js';
import { ScoreDrafts } from './score-drafts.service.js';
import { ScoreFeedbackQuery } from './score-feedback.query.js';
import { ScoresService } from './scores.service.js';
import { SocialScores } from './social-scores.js';
import { StandingSources } from './standing-sources.js';
import { OpenAwards } from './open-awards.service.js';
import { StandingsService } from './standings.service.js';
import { OwnScores } from './own-scores.service.js';

@Module({
  imports: [AuditModule, AuthModule, FollowsModule, NotificationsModule, ParticipantsModule, SeasonsModule],
  controllers: [
    AdminJudgesController,
    AdminAwardsController,
    AwardsController,
    JudgingController,
    JudgesDeskController,
  ],
  providers: [
    AwardPeriodsService,
    AwardsOfSeasons,
    OpenAwards,
    AwardResults,
    AwardsQuery,
    JudgedAwards,
    JudgesDeskQuery,
    JudgesRatings,
    JudgesScores,
    JudgesService,
    OwnScores,
    ScoreDrafts,
    ScoreFeedbackQuery,
    ScoresService,
    SocialScores,
    StandingSources,
    StandingsService,
  ],
  exports: [AwardsOfSeasons, AwardsQuery, JudgesRatings, JudgesScores, StandingsService, StandingSources],
})
export class AwardsModule {}
