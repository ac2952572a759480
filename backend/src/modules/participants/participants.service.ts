import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { changesNothing, changingNothingIfRefused } from '../../common/harmless-requests.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { ToldChanges } from '../../events/told-changes.service.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../auth/users.service.js';
import type { RegisterParticipantDto } from './dto/register-participant.dto.js';
import type { UpdateParticipantDto } from './dto/update-participant.dto.js';
import { EligibilityService } from './eligibility.service.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { Participant } from './entities/participant.entity.js';
import { ParticipantRegistrations } from './participant-registrations.js';
import { ParticipantsQuery } from './participants.query.js';
import { PlacesService } from './places.service.js';
import { RolesOfParticipants } from './roles-of-participants.js';
import { Portraits } from './portraits.js';

/** Registers participants and keeps their profiles; lists are in ParticipantsQuery, the admin's decisions in ActivationService. */
@Injectable()
export class ParticipantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly eligibility: EligibilityService,
    private readonly seasons: SeasonsQuery,
    private readonly places: PlacesService,
    private readonly query: ParticipantsQuery,
    private readonly registrations: ParticipantRegistrations,
    private readonly roles: RolesOfParticipants,
    private readonly portraits: Portraits,
    private readonly audit: AuditService,
    private readonly events: SiteEvents,
    private readonly changes: ToldChanges,
  ) {}

  /**
   * Takes the next place and the role of a participant.
   * @throws alreadyRegistered, invitationOnly, invitationNeeded, placesTaken, seasonOver, seasonClosed, passwordToChange
   */
  register(actor: SignedInUser, application: RegisterParticipantDto): Promise<Participant> {
    const registered = this.dataSource.transaction(async (manager) => {
      await this.users.assertUncommonPassword(manager, actor.id);
      await this.places.lock(manager);
      const season = await this.seasons.holdApplying(manager);
      const eligibility = await this.eligibility.of(actor.id, manager, season);
      if (eligibility.state !== 'open') throw eligibility.refusal;
      const order = await this.places.next(manager, season.number);
      const invitedAs = (await this.users.find(manager, actor.id)).email.toLowerCase();
      const { id } = await manager.save(
        manager.create(Participant, {
          ...application,
          userId: actor.id,
          season: season.number,
          isPublic: season.begunAt !== null || season.number === 1,
          invitedAs,
          order,
        }),
      );
      await this.portraits.change(manager, actor.id, null, application.profileImageUrl);
      await this.roles.follow(manager, actor.id);
      await this.registrations.publish(manager, { userId: actor.id, season: season.number });
      const details = { name: application.name, order, season: season.number };
      const subject = `participants/${id}`;
      await this.audit.record(manager, actor, {
        action: 'participant.registered',
        subject,
        details,
        people: [{ id: actor.id, path: ['name'] }],
      });
      await this.events.publish(manager, { event: 'participant', data: { id, participantId: id } });
      return manager.findOneByOrFail(Participant, { id });
    });
    return changingNothingIfRefused(registered);
  }

  /** What they say of themselves; the policy's figures stay. @throws tooManyChanges, participantDataNotFound, seasonClosed */
  async updateOwn(userId: number, changes: UpdateParticipantDto, season?: number): Promise<Participant> {
    if (Object.keys(changes).length === 0) {
      changesNothing();
      return this.query.findOwn(userId, season);
    }
    await this.changes.takePoint(userId);
    return this.dataSource.transaction(async (manager) => {
      const { id, profileImageUrl } = await this.query.lockOwn(manager, userId, season);
      await this.portraits.change(manager, userId, profileImageUrl, changes.profileImageUrl);
      await manager.update(Participant, { id, isActive: true }, changes);
      await this.portraits.letGo(manager, userId, profileImageUrl);
      await this.events.publish(manager, { event: 'participant', data: { id, participantId: id } });
      return manager.findOneByOrFail(Participant, { id });
    });
  }
}
