import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AdminParticipantsController } from './admin-participants.controller.js';
import { AdminParticipantsQuery } from './admin-participants.query.js';
import { ActivationService } from './activation.service.js';
import { ChallengeSettingsController } from './challenge-settings.controller.js';
import { EligibilityService } from './eligibility.service.js';
import { FoundParticipants } from './found-participants.query.js';
import { Participant } from './entities/participant.entity.js';
import { ParticipantFigures } from './participant-figures.service.js';
import { ParticipantRegistrations } from './participant-registrations.js';
import { ParticipantsController } from './participants.controller.js';
import { ParticipantsQuery } from './participants.query.js';
import { ParticipantsService } from './participants.service.js';
import { PlacesService } from './places.service.js';
import { RelatedParticipants } from './related-participants.query.js';
import { Portraits } from './portraits.js';
import { RolesOfParticipants } from './roles-of-participants.js';
import { OwnPlace } from './own-place.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Participant]),
    AuditModule,
    AuthModule,
    SeasonsModule,
    SettingsModule,
    UploadsModule,
  ],
  controllers: [AdminParticipantsController, ParticipantsController, ChallengeSettingsController],
  providers: [
    ActivationService,
    AdminParticipantsQuery,
    EligibilityService,
    FoundParticipants,
    OwnPlace,
    ParticipantFigures,
    ParticipantRegistrations,
    ParticipantsQuery,
    ParticipantsService,
    PlacesService,
    RelatedParticipants,
    RolesOfParticipants,
    Portraits,
  ],
  exports: [
    FoundParticipants,
    ParticipantFigures,
    ParticipantRegistrations,
    ParticipantsQuery,
    RelatedParticipants,
  ],
})
export class ParticipantsModule {}
