import { Logger } from '@nestjs/common';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteTree } from '../../src/modules/votes/entities/vote-tree.entity.js';
import { VoteTrees } from '../../src/modules/votes/trees/vote-trees.service.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, PAST_MONTH, pastVote } from '../factories/vote-month.factory.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('a page of a process that only serves', () => {
  let app: TestApp;
  let web: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!);
    for (let count = 0; count < 5; count++) await pastVote(app.dataSource.manager, id, PAST_MONTH);
    await closeMonths(app);
    web = await TestApp.start({ DATABASE_URL: app.config.databaseUrl, ROLE: 'web' }, app.chain);
  });
  afterAll(async () => {
    await web.nest.close();
    await app.stop();
  });

  const file = () => fetch(`${web.url}/api/votes/months/${PAST_MONTH}/leaves.ndjson.gz`);

  it('waits for no tree, however small: it is promised for later, and made by who works', async () => {
    const making = jest.spyOn(web.nest.get(VoteTrees), 'make');
    await app.dataSource.manager.delete(VoteTree, { month: PAST_MONTH });
    const later = await file();
    expect(later.status).toBe(503);
    expect(await later.json()).toMatchObject({ code: 'leaves_not_ready' });
    expect(later.headers.get('retry-after')).toBe('60');
    expect(making).not.toHaveBeenCalled();
    await app.nest.get(VoteTrees).makeMissing();
    expect((await file()).status).toBe(200);
  });

  it('says that votes lead to another root, as who works has found', async () => {
    const { manager } = app.dataSource;
    await manager.delete(VoteTree, { month: PAST_MONTH });
    const [vote] = await manager.findBy(Vote, { month: PAST_MONTH });
    await manager.update(Vote, { id: vote!.id }, { counted: false });
    const alarm = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await app.nest.get(VoteTrees).makeMissing();
    alarm.mockRestore();
    const refused = await file();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'vote_not_in_root' });
  });
});
