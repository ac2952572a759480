import { Award } from '../../src/modules/awards/entities/award.entity.js';
import type { AwardKind, Criteria } from '../../src/modules/awards/award.types.js';
import type { AwardDto } from '../../src/modules/awards/dto/award.dto.js';
import type { OwnParticipantDto } from '../../src/modules/participants/dto/own-participant.dto.js';
import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import type { Client } from '../support/client.js';
import type { TestApp } from '../support/test-app.js';
import { invited, takePlace } from './participant.factory.js';
import { type SignedIn, signedIn } from './user.factory.js';

/** The same whole number for each criterion, unless said otherwise. */
export const criteria = (each: number, changes: Partial<Criteria> = {}): Criteria => ({
  impact: each,
  innovation: each,
  progress: each,
  communication: each,
  ...changes,
});

export interface Contender extends SignedIn {
  participant: OwnParticipantDto;
}

/** People with places, in the order of their names. */
export async function contenders(app: TestApp, names: string[]): Promise<Contender[]> {
  const people = await invited(app, names.length);
  const found: Contender[] = [];
  for (const [index, person] of people.entries())
    found.push({ ...person, participant: await takePlace(person, { name: names[index] }) });
  return found;
}

export async function awardOf(app: TestApp, kind: AwardKind): Promise<AwardDto> {
  const { body } = await app.client().get('/awards').expect(200);
  return (body as AwardDto[]).find((award) => award.kind === kind)!;
}

/** Each participant's name, score and rank, best first. */
export async function ranking(app: TestApp, kind: AwardKind): Promise<[string, number, number][]> {
  const { standings } = await awardOf(app, kind);
  return standings.map(({ name, score, rank }) => [name, score, rank]);
}

/** Brings an award to where a test begins, without the steps before. */
export async function resetAward(
  app: TestApp,
  kind: AwardKind,
  changes: Partial<Award> = {},
): Promise<number> {
  const fresh = { status: 'upcoming', startDate: null, endDate: null, result: null } as const;
  await app.dataSource.manager.update(Award, { kind }, { ...fresh, ...changes });
  return (await app.dataSource.manager.findOneByOrFail(Award, { kind })).id;
}

export async function judge(app: TestApp, admin: Client): Promise<SignedIn> {
  const person = await signedIn(app, 'viewer');
  await admin.put(`/admin/judges/${person.id}`).expect(204);
  return person;
}

/** What other parts of the product count, which a test of standings should not need. */
export async function setFigures(
  app: TestApp,
  { participant }: Contender,
  figures: Partial<
    Pick<Participant, 'name' | 'followers' | 'commentsReceived' | 'filmPlays' | 'socialInteractions'>
  >,
): Promise<void> {
  await app.dataSource.manager.update(Participant, { id: participant.id }, figures);
}
