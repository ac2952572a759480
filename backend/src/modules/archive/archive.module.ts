import { Module } from '@nestjs/common';
import { AwardsModule } from '../awards/awards.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { TokenomicsModule } from '../tokenomics/tokenomics.module.js';
import { VotesModule } from '../votes/votes.module.js';
import { ArchiveController } from './archive.controller.js';
import { ArchiveQuery } from './archive.query.js';
import { SeasonFiguresKeeper } from './season-figures.js';

/** Puts together what the other modules know of a season. */
@Module({
  imports: [AwardsModule, ParticipantsModule, SeasonsModule, TokenomicsModule, VotesModule],
  controllers: [ArchiveController],
  providers: [ArchiveQuery, SeasonFiguresKeeper],
})
export class ArchiveModule {}
