import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FollowsModule } from '../follows/follows.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { AdminBurstsController } from './admin-bursts.controller.js';
import { BurstCountingService } from './burst-counting.service.js';
import { BurstsQuery } from './bursts.query.js';

@Module({
  imports: [AuditModule, FollowsModule, ParticipantsModule, SeasonsModule],
  controllers: [AdminBurstsController],
  providers: [BurstCountingService, BurstsQuery],
})
export class BurstsModule {}
