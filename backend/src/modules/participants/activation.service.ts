import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../auth/users.service.js';
import { Participant } from './entities/participant.entity.js';
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
    private readonly registrations: ParticipantRegistrations,
    private readonly audit: AuditService,
    private readonly events: SiteEvents,
  ) {}

  /** Frees a participant's place, or gives them the next free one. @throws participantNotFound, participantLeft, placesTaken */
  setActive(actor: SignedInUser, id: number, isActive: boolean): Promise<Participant> {
    return this.dataSource.transaction(async (manager) => {
      await this.places.lock(manager);
      const participant = await manager.findOneBy(Participant, { id });
      if (!participant) throw participantNotFound();
      if (participant.isActive !== isActive) {
        const order = await (isActive
          ? this.activate(manager, participant)
          : this.deactivate(manager, participant));
        const action = isActive ? 'participant.activated' : 'participant.deactivated';
        const details = { name: participant.name, order };
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

  /** Frees the place of an account that is deleted. Answers the participant as it was; null where the account never was one. */
  async leave(manager: EntityManager, userId: number): Promise<Participant | null> {
    if (!(await manager.existsBy(Participant, { userId }))) return null;
    await this.places.lock(manager);
    const participant = await manager.findOneByOrFail(Participant, { userId });
    if (participant.isActive) await this.deactivate(manager, participant);
    return participant;
  }

  /** Answers the number taken. @throws participantLeft, placesTaken */
  private async activate(manager: EntityManager, { id, userId }: Participant): Promise<number> {
    if ((await this.users.find(manager, userId)).deletedAt) throw participantLeft();
    const order = await this.places.next(manager);
    await manager.update(Participant, { id }, { isActive: true, order });
    await this.users.changeRole(userId, 'user', 'participant', manager);
    await this.registrations.publish(manager, { userId });
    return order;
  }

  /** Answers the number freed. */
  private async deactivate(manager: EntityManager, { id, userId, order }: Participant): Promise<number> {
    await this.places.lockHolders(manager);
    await manager.update(Participant, { id }, { isActive: false });
    await this.places.closeGap(manager, order);
    await this.users.changeRole(userId, 'participant', 'user', manager);
    return order;
  }
}
