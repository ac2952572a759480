import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { NewsToPush } from './news-to-push.service.js';
import { OwnPush } from './own-push.service.js';
import { PushHolds } from './push-holds.service.js';
import { PushHosts } from './push-hosts.service.js';
import { PushKeysService } from './push-keys.service.js';
import { PushPlaces } from './push-places.js';
import { PushReviews } from './push-reviews.service.js';
import { PushSender } from './push-sender.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushController } from './push.controller.js';
import { PushJob } from './push.job.js';

@Module({
  imports: [AuthModule],
  controllers: [PushController],
  providers: [
    NewsToPush,
    OwnPush,
    PushHolds,
    PushHosts,
    PushJob,
    PushKeysService,
    PushPlaces,
    PushReviews,
    PushSender,
    PushSubscriptions,
  ],
  exports: [PushReviews],
})
export class PushModule {}
