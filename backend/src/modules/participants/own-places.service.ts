import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Participant } from './entities/participant.entity.js';
import { participantDataNotFound } from './participants.errors.js';

/** The place that an account holds. */
@Injectable()
export class OwnPlacesService {
  /**
   * The account's own record, locked until the transaction ends; rows that refer to it can still be written meanwhile.
   * @throws participantDataNotFound when it holds no place
   */
  async lock(manager: EntityManager, userId: number): Promise<Participant> {
    const lock = { mode: 'for_no_key_update' } as const;
    const participant = await manager.findOne(Participant, { where: { userId, isActive: true }, lock });
    if (!participant) throw participantDataNotFound();
    return participant;
  }
}
