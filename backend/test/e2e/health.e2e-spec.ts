import { HealthWarnings } from '../../src/modules/health/health-warnings.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

interface Health {
  status: string;
  warnings: string[];
}

describe('the health of the site', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(2, { chainId: 97 }));
  });
  afterAll(() => app.stop());

  const health = async () => (await app.client().get('/health').expect(200)).body as Health;

  it('is good on a public chain with all contracts and an operator', async () => {
    expect(await health()).toMatchObject({ status: 'ok', warnings: [] });
  });

  it('repeats what features warn of', async () => {
    app.nest.get(HealthWarnings).register(() => ['the books differ']);
    expect((await health()).warnings).toEqual(['the books differ']);
  });
});
