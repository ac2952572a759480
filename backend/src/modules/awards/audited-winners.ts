import { type EntityManager, In } from 'typeorm';
import type { NamedPerson } from '../audit/audit.types.js';
import { Participant } from '../participants/entities/participant.entity.js';
import type { Standing } from './award.types.js';
import { winners } from './ranking.js';

/** Who won, as the audit tells it, with the accounts that so are named. @param result null of an award that is open */
export async function auditedWinners(
  manager: EntityManager,
  result: Standing[] | null,
): Promise<{ winners?: string[]; people: NamedPerson[] }> {
  if (result === null) return { people: [] };
  const first = winners(result);
  const ids = first.map(({ participantId }) => participantId);
  const found = await manager.findBy(Participant, { id: In(ids) });
  const people = found.map(({ id, userId }): NamedPerson => {
    return { id: userId, path: ['winners', String(ids.indexOf(id))] };
  });
  return { winners: first.map(({ name }) => name), people };
}
