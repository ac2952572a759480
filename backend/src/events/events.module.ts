import { Global, Module } from '@nestjs/common';
import { EventFeed } from './event-feed.service.js';
import { EventStreams } from './event-streams.service.js';
import { EventsController } from './events.controller.js';
import { OldEventsJob } from './old-events.job.js';
import { OpenSessions } from './open-sessions.service.js';
import { SiteEvents } from './site-events.service.js';
import { ToldChanges } from './told-changes.service.js';

@Global()
@Module({
  controllers: [EventsController],
  providers: [EventFeed, EventStreams, OldEventsJob, OpenSessions, SiteEvents, ToldChanges],
  exports: [EventFeed, EventStreams, SiteEvents, ToldChanges],
})
export class EventsModule {}
