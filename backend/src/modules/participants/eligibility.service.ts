import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { User } from '../auth/entities/user.entity.js';
import type { Season } from '../seasons/entities/season.entity.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
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
    private readonly places: PlacesService,
  ) {}

  /**
   * Whoever is invited may also take a place that is left once the season runs and applications are closed: the invitation and the places
   * are the gate. Once it is over nobody can.
   * @param season the one whose applications are open, as the caller holds it
   */
  async of(
    userId: number,
    manager: EntityManager = this.dataSource.manager,
    season?: Season,
  ): Promise<Eligibility> {
    const applying = season ?? (await this.seasons.findApplying(manager));
    const { number, places, whitelist } = applying;
    const { email, emailConfirmedAt, role } = await manager.findOneByOrFail(User, { id: userId });
    const invitedAs = email.toLowerCase();
    if (await manager.existsBy(Participant, { userId, season: number }))
      return { state: 'registered', refusal: alreadyRegistered() };
    if (role === 'admin' || !whitelist.split(',').includes(invitedAs))
      return { state: 'restricted', refusal: invitationOnly() };
    if (role === 'viewer') return { state: 'restricted', refusal: viewersCannotTakePart() };
    if (emailConfirmedAt === null) return { state: 'restricted', refusal: invitationNeeded() };
    if (await manager.existsBy(Participant, { season: number, invitedAs }))
      return { state: 'restricted', refusal: invitationUsed() };
    const over = this.seasons.refusalToTakePartIn(applying);
    if (over) return { state: 'closed', refusal: over };
    if ((await this.places.taken(manager, number)) >= places)
      return { state: 'closed', refusal: placesTaken({ places }) };
    return { state: 'open' };
  }
}
