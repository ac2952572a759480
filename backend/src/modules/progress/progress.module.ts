import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { FollowsModule } from '../follows/follows.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AdminProgressController } from './admin-progress.controller.js';
import { ProgressUpdate } from './entities/progress-update.entity.js';
import { NetworkMark } from '../../common/access/network-mark.js';
import { FilmViewer } from './film-viewer.js';
import { OwnPlays } from './own-plays.service.js';
import { DueReports } from './due-reports.service.js';
import { FilmPlaysService } from './film-plays.service.js';
import { FilmsController } from './films.controller.js';
import { FilmsQuery } from './films.query.js';
import { FoundReports } from './found-reports.query.js';
import { InteractionsService } from './interactions.service.js';
import { ParticipantPageController } from './participant-page.controller.js';
import { ProgressController } from './progress.controller.js';
import { ProgressFigures } from './progress-figures.js';
import { ProgressPictures } from './progress-pictures.js';
import { ProgressQuery } from './progress.query.js';
import { ProgressService } from './progress.service.js';
import { ReportMonthsQuery } from './report-months.query.js';
import { OwnReports } from './own-reports.service.js';
import { AuthModule } from '../auth/auth.module.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ProgressUpdate]),
    AuditModule,
    AuthModule,
    FollowsModule,
    ParticipantsModule,
    SeasonsModule,
    UploadsModule,
  ],
  // Films first: to the controller of reports their path would be an id.
  controllers: [AdminProgressController, FilmsController, ProgressController, ParticipantPageController],
  providers: [
    DueReports,
    FilmPlaysService,
    FilmViewer,
    FilmsQuery,
    FoundReports,
    InteractionsService,
    NetworkMark,
    OwnPlays,
    OwnReports,
    ProgressFigures,
    ProgressPictures,
    ProgressQuery,
    ProgressService,
    ReportMonthsQuery,
  ],
  exports: [FoundReports, ProgressFigures, ProgressQuery, ReportMonthsQuery],
})
export class ProgressModule {}
