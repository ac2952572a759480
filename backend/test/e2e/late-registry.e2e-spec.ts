import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_CHAIN_ID } from '../../src/chain/chains.js';
import { ChainDeployment } from '../../src/chain/contracts/entities/chain-deployment.entity.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, PAST_MONTH, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('a database from before there was a registry of votes', () => {
  let app: TestApp;
  let chain: TestChain;

  beforeAll(async () => {
    chain = await TestChain.start();
    const whole = jest.spyOn(chain, 'writeRecord').mockReturnValue();
    app = await TestApp.start({}, chain);
    await stopClosing(app);
    whole.mockRestore();
    chain.writeRecord(app.config.dataDir);
    const file = join(app.config.dataDir, 'deployments', `${LOCAL_CHAIN_ID}.json`);
    const { voteRegistries: _registries, ...earlier } = JSON.parse(readFileSync(file, 'utf8')) as object & {
      voteRegistries: object;
    };
    writeFileSync(file, JSON.stringify(earlier));
    await eventually(async () => app.client().get('/health').expect(200));
    await eventually(async () => {
      if ((await known()).length < 2) throw new Error('Not both of the others are known yet');
    });
  });
  afterAll(() => app.stop());

  const known = () => app.dataSource.manager.find(ChainDeployment, { order: { name: 'ASC' } });

  it('goes on without it, and takes it once it is deployed', async () => {
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!);
    await pastVote(app.dataSource.manager, id, PAST_MONTH);
    await expect(closeMonths(app)).rejects.toMatchObject({ problem: { code: 'vote_roots_stopped' } });
    const before = await known();
    expect(before.map(({ name }) => name)).toEqual(['AdPaymentSplitter', 'ChallengeBadge']);
    // The votes are fixed all the same: the root only waits for the place to stand.
    await app.client().get(`/votes/months/${PAST_MONTH}/leaves`).expect(200);

    chain.writeRecord(app.config.dataDir);
    await eventually(async () => expect(await known()).toHaveLength(3));
    expect((await known()).slice(0, 2)).toEqual(before);
    await closeMonths(app);
    const { root } = await whenPublished(app, PAST_MONTH);
    expect(await chain.registry.getFunction('roots').staticCall(PAST_MONTH)).toBe(root);
  });
});
