import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SortKey, SortKeys } from '../../common/lists/keyset.js';
import { type ListPage, listPage } from '../../common/lists/list-page.js';
import { patternContaining } from '../../common/lists/search-text.js';
import type { ListAdminParticipantsDto, ParticipantSort } from './dto/list-admin-participants.dto.js';
import { Participant } from './entities/participant.entity.js';

const ID: SortKey = { sql: 'participant.id', kind: 'number' };

const SORTS: SortKeys<ParticipantSort> = {
  place: [
    { sql: 'NOT participant.isActive', kind: 'flag' },
    { sql: 'participant.order', kind: 'number' },
    ID,
  ],
  id: [ID],
  name: [{ sql: 'sort_text(participant.name)', kind: 'text' }, ID],
  profession: [{ sql: 'sort_text(participant.profession)', kind: 'text' }, ID],
  createdAt: [{ sql: 'participant.createdAt', kind: 'time' }, ID],
};

const TEXTS = `search_text(concat_ws(E'\\n', participant.name, participant.profession, user.username, user.email))`;

/** Reads participants for the administrator. A season has a hundred places at most, so that they need no index. */
@Injectable()
export class AdminParticipantsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of everybody who registered, with their accounts. @throws cursorInvalid */
  list({
    q,
    standing,
    season,
    sort = 'place',
    ...page
  }: ListAdminParticipantsDto): Promise<ListPage<Participant>> {
    const query = this.dataSource
      .createQueryBuilder(Participant, 'participant')
      .innerJoinAndSelect('participant.user', 'user');
    if (season !== undefined) query.andWhere('participant.season = :season', { season });
    if (standing) query.andWhere('participant.isActive = :isActive', { isActive: standing === 'active' });
    if (q) query.andWhere(`${TEXTS} LIKE :containing`, { containing: patternContaining(q) });
    return listPage(query, SORTS, { ...page, sort });
  }
}
