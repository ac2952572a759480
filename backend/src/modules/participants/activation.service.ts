import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../auth/users.service.js';
import { Participant } from './entities/participant.entity.js';
import { RolesOfParticipants } from './roles-of-participants.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { ParticipantRegistrations } from './participant-registrations.js';
import { participantLeft, participantNotFound } from './participants.errors.js';
import { PlacesService } from './places.service.js';

/** The administrator's decisions about places; the account's role follows in the same transaction. */
@Injectable()
export class ActivationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly places: PlacesService,
    private readonly roles: RolesOfParticipants,
    private readonly seasons: SeasonsQuery,
    private readonly registrations: ParticipantRegistrations,
    private readonly audit: AuditService,
    private readonly events: SiteEvents,
  ) {}

  /** Frees a participant's place, or gives them the next free one. @throws participantNotFound, participantLeft, placesTaken, seasonClosed */
  setActive(actor: SignedInUser, id: number, isActive: boolean): Promise<Participant> {
    return this.dataSource.transaction(async (manager) => {
      await this.places.lock(manager);
      const participant = await manager.findOneBy(Participant, { id });
      if (!participant) throw participantNotFound();
      if (participant.isActive !== isActive) {
        await this.seasons.holdOpen(manager, participant.season);
        const order = await (isActive
          ? this.activate(manager, participant)
          : this.deactivate(manager, participant));
        const action = isActive ? 'participant.activated' : 'participant.deactivated';
        const details = { name: participant.name, order, season: participant.season };
        await this.audit.record(manager, actor, {
          action,
          subject: `participants/${id}`,
          details,
          people: [{ id: participant.userId, path: ['name'] }],
        });
        await this.events.publish(manager, { event: 'participant', data: { id, participantId: id } });
      }
      return manager.findOneOrFail(Participant, { where: { id }, relations: { user: true } });
    });
  }

  /** Frees the places of an account that is deleted. Answers them as they were, oldest first; none where the account never took part. */
  async leave(manager: EntityManager, userId: number): Promise<Participant[]> {
    if (!(await manager.existsBy(Participant, { userId }))) return [];
    await this.places.lock(manager);
    const own = await manager.find(Participant, { where: { userId }, order: { season: 'ASC' } });
    for (const participant of own) if (participant.isActive) await this.deactivate(manager, participant);
    return own;
  }

  /** Answers the number taken. @throws participantLeft, placesTaken */
  private async activate(manager: EntityManager, { id, userId, season }: Participant): Promise<number> {
    if ((await this.users.find(manager, userId)).deletedAt) throw participantLeft();
    const order = await this.places.next(manager, season);
    await manager.update(Participant, { id }, { isActive: true, order });
    await this.roles.follow(manager, userId);
    await this.registrations.publish(manager, { userId, season });
    return order;
  }

  /** Answers the number freed; those behind move up, unless the season is closed: everybody keeps their number then. */
  private async deactivate(
    manager: EntityManager,
    { id, userId, season, order }: Participant,
  ): Promise<number> {
    const { closedAt } = await this.seasons.hold(manager, season);
    await this.places.lockHolders(manager, season);
    await manager.update(Participant, { id }, { isActive: false });
    if (!closedAt) await this.places.closeGap(manager, season, order);
    await this.roles.follow(manager, userId);
    return order;
  }
}
