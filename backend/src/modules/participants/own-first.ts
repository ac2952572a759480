import type { EntityManager } from 'typeorm';
import { Participant } from './entities/participant.entity.js';

/** Which of the places that an account has had; undefined for any. */
interface Which {
  season?: number | undefined;
  isActive?: true;
}

/** Of the places that the account holds, else of those that were taken away: that in the current season, else the newest; null where there is none. */
export function ownFirst(
  manager: EntityManager,
  userId: number,
  { season, isActive }: Which,
): Promise<Participant | null> {
  const query = manager
    .createQueryBuilder(Participant, 'own')
    .where('own.userId = :userId', { userId })
    .orderBy('own.isActive', 'DESC')
    .addOrderBy('own.season = current_season()', 'DESC')
    .addOrderBy('own.season', 'DESC');
  if (season !== undefined) query.andWhere('own.season = :season', { season });
  if (isActive) query.andWhere('own.isActive');
  return query.getOne();
}
