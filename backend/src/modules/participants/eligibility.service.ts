import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { User } from '../auth/entities/user.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { Participant } from './entities/participant.entity.js';
import {
  alreadyRegistered,
  invitationOnly,
  placesTaken,
  viewersCannotTakePart,
} from './participants.errors.js';
import { PlacesService } from './places.service.js';
import type { RegistrationState } from './registration-state.types.js';

/** A state, and what refuses a registration in it. */
export type Eligibility =
  { state: 'open' } | { state: Exclude<RegistrationState, 'open'>; refusal: AppError };

/** Says whether an account may register as a participant; invitations go by its e-mail. */
@Injectable()
export class EligibilityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly places: PlacesService,
  ) {}

  async of(userId: number, manager: EntityManager = this.dataSource.manager): Promise<Eligibility> {
    const { email, role } = await manager.findOneByOrFail(User, { id: userId });
    if (role === 'participant' || (await manager.existsBy(Participant, { userId })))
      return { state: 'registered', refusal: alreadyRegistered() };
    if (role === 'admin' || !(await this.settings.isInvited(manager, email)))
      return { state: 'restricted', refusal: invitationOnly() };
    if (role === 'viewer') return { state: 'restricted', refusal: viewersCannotTakePart() };
    const { places, taken } = await this.places.tally(manager);
    if (taken >= places) return { state: 'closed', refusal: placesTaken({ places }) };
    return { state: 'open' };
  }
}
