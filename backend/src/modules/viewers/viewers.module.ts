import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { AdminViewersController } from './admin-viewers.controller.js';
import { OwnViewer } from './own-viewer.service.js';
import { SeasonOpening } from './season-opening.service.js';
import { ViewerConfirmations } from './viewer-confirmations.service.js';
import { ViewerJoinings } from './viewer-joinings.service.js';
import { ViewerLetters } from './viewer-letters.service.js';
import { ViewerNews } from './viewer-news.service.js';
import { ViewersController } from './viewers.controller.js';
import { ViewersQuery } from './viewers.query.js';
import { ViewersService } from './viewers.service.js';

@Module({
  imports: [AuthModule, IdentityModule, MailModule, SeasonsModule],
  controllers: [AdminViewersController, ViewersController],
  providers: [
    OwnViewer,
    SeasonOpening,
    ViewerConfirmations,
    ViewerJoinings,
    ViewerLetters,
    ViewerNews,
    ViewersService,
    ViewersQuery,
  ],
  exports: [ViewerLetters, ViewerNews],
})
export class ViewersModule {}
