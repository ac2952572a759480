import { Module } from '@nestjs/common';
import { AdsModule } from '../ads/ads.module.js';
import { AlarmsModule } from '../alarms/alarms.module.js';
import { FollowsModule } from '../follows/follows.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { ProgressModule } from '../progress/progress.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { VotesModule } from '../votes/votes.module.js';
import { AdminHomeQuery } from './admin/admin-home.query.js';
import { AdvertiserHomeQuery } from './advertiser/advertiser-home.query.js';
import { HomesController } from './homes.controller.js';
import { ParticipantHomeQuery } from './participant/participant-home.query.js';
import { ViewerHomeQuery } from './viewer/viewer-home.query.js';

/** Puts together what the first page of whoever signs in says of what they can do now. Nobody imports it. */
@Module({
  imports: [
    AdsModule,
    AlarmsModule,
    FollowsModule,
    ParticipantsModule,
    ProgressModule,
    SeasonsModule,
    VotesModule,
  ],
  controllers: [HomesController],
  providers: [AdminHomeQuery, AdvertiserHomeQuery, ParticipantHomeQuery, ViewerHomeQuery],
})
export class HomesModule {}
