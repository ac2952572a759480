import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { User } from '../auth/entities/user.entity.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { SettingsService } from '../settings/settings.service.js';
import { Participant } from './entities/participant.entity.js';
import {
  alreadyRegistered,
  invitationNeeded,
  invitationOnly,
  invitationUsed,
  placesTaken,
  viewersCannotTakePart,
} from './participants.errors.js';
import { PlacesService } from './places.service.js';
import type { RegistrationState } from './registration-state.types.js';

/** A state, and what refuses a registration in it. */
export type Eligibility =
  { state: 'open' } | { state: Exclude<RegistrationState, 'open'>; refusal: AppError };

/** Says whether an account may register for the season whose applications are open; invitations go by its e-mail, which must be its own. */
@Injectable()
export class EligibilityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly settings: SettingsService,
    private readonly places: PlacesService,
  ) {}

  async of(userId: number, manager: EntityManager = this.dataSource.manager): Promise<Eligibility> {
    const { email, emailConfirmedAt, role } = await manager.findOneByOrFail(User, { id: userId });
    const season = await this.seasons.applying(manager);
    if (await manager.existsBy(Participant, { userId, season }))
      return { state: 'registered', refusal: alreadyRegistered() };
    if (role === 'admin' || !(await this.settings.isInvited(manager, email)))
      return { state: 'restricted', refusal: invitationOnly() };
    if (role === 'viewer') return { state: 'restricted', refusal: viewersCannotTakePart() };
    if (emailConfirmedAt === null) return { state: 'restricted', refusal: invitationNeeded() };
    if (await manager.existsBy(Participant, { season, invitedAs: email.toLowerCase() }))
      return { state: 'restricted', refusal: invitationUsed() };
    const { places, taken } = await this.places.tally(season, manager);
    if (taken >= places) return { state: 'closed', refusal: placesTaken({ places }) };
    return { state: 'open' };
  }
}
