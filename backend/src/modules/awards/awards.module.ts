import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module.js';
import { AwardsController } from './awards.controller.js';
import { AwardsQuery } from './awards.query.js';
import { JudgesScores } from './judges-scores.js';
import { StandingSources } from './standing-sources.js';
import { StandingsService } from './standings.service.js';

@Module({
  imports: [ParticipantsModule],
  controllers: [AwardsController],
  providers: [AwardsQuery, JudgesScores, StandingSources, StandingsService],
  exports: [AwardsQuery, StandingSources],
})
export class AwardsModule {}
