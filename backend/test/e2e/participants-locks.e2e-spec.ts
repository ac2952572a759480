import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import { whenWaiting } from '../support/held-lock.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

describe('who changes several participants', () => {
  let app: TestApp;
  let people: Candidate[];

  beforeAll(async () => {
    app = await TestApp.start(PATIENT_STATEMENTS);
    people = await candidates(app, 3);
  });
  afterAll(() => app.stop());

  it('waits for others who do, and neither for ever', async () => {
    const admin = await app.admin();
    const setActive = (id: number, isActive: boolean) =>
      admin.patch(`/admin/participants/${id}`, { isActive });
    const [first, second] = people.map(({ participantId }) => participantId) as [number, number];
    // From now on the first one stands behind the second.
    await setActive(first, false).expect(200);
    await setActive(first, true).expect(200);
    const mode = 'for_no_key_update' as const;
    let leaving: Promise<{ status: number }> | undefined;
    await app.dataSource.transaction(async (manager) => {
      await manager.findOne(Participant, { where: { id: first }, lock: { mode } });
      leaving = asSomebodyElse(() => Promise.resolve(setActive(second, false)));
      await asSomebodyElse(() => whenWaiting(app.dataSource, 1, '%participants%'));
      await manager.findOne(Participant, { where: { id: second }, lock: { mode } });
    });
    expect((await leaving)!.status).toBe(200);
  });
});
