import { Module } from '@nestjs/common';
import { AdsModule } from '../ads/ads.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { ProgressModule } from '../progress/progress.module.js';
import { RelatedController } from './related.controller.js';
import { SearchController } from './search.controller.js';
import { SearchLimit } from './search-limit.service.js';
import { SearchService } from './search.service.js';

/** One search over what other modules find in theirs. */
@Module({
  imports: [AdsModule, ParticipantsModule, ProgressModule],
  controllers: [SearchController, RelatedController],
  providers: [SearchLimit, SearchService],
})
export class SearchModule {}
