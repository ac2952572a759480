import { type Contract, Wallet } from 'ethers';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import type { BookEntryDto } from '../../src/modules/books/dto/book-entry.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenBadge } from '../factories/badge.factory.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const ROOT = `0x${'ab'.repeat(32)}`;

describe('the books beside the first versions of the contracts', () => {
  let app: TestApp;
  let owner: SignedIn;
  let badgeId: number;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(1));
    owner = await signedIn(app);
    const adId = await submitAd(owner.client);
    await app.chain.pay(adId);
    await linkWallet(owner.client, Wallet.createRandom());
    await owner.client.post('/nft/badge').expect(201);
    await owner.client.post('/nft/badge/mint').expect(202);
    ({ id: badgeId } = await whenBadge(owner.client, 'minted'));
    await app.chain.mine(7);
    await whenPayment(owner.client, adId, 'confirmed');
  });
  afterAll(() => app.stop());

  const differences = async (name: string) =>
    (await whenComparedAnew(app)).find((check) => check.name === name)!.differences;

  it('agree on payments that have no number, and on badges', async () => {
    const checks = await whenComparedAnew(app);
    expect(checks.map(({ name, compared }) => [name, compared])).toEqual([
      ['AdPaymentSplitter', 1],
      ['ChallengeBadge', 1],
      ['VoteRegistry', 0],
    ]);
    expect(checks.flatMap((check) => check.differences)).toEqual([]);
  });

  it('list a minted badge with its holder', async () => {
    const { body } = await app.client().get('/books/entries?kind=badge').expect(200);
    const [entry] = body as BookEntryDto[];
    const [badge] = await app.dataSource.query<{ holder: string }[]>('SELECT holder FROM nft_badges');
    expect(entry).toMatchObject({ event: 'Transfer', badgeId: String(badgeId), account: badge!.holder });
    expect(entry).toMatchObject({ contractVersion: 1, amount: null, adId: null });
  });

  it('tell a badge that another account holds', async () => {
    const stranger = Wallet.createRandom().address;
    await app.dataSource.query('UPDATE nft_badges SET holder = $1', [stranger]);
    const [difference, ...others] = await differences('ChallengeBadge');
    expect(others).toEqual([]);
    expect(difference).toMatchObject({
      ...{ kind: 'badge', subject: String(badgeId) },
      books: `${stranger} holds it as type 1`,
      contract: expect.stringMatching(/^0x\w{40} holds it as type 1$/) as string,
    });
  });

  it('tell a root that was published for a month whose votes nobody fixed', async () => {
    const operator = developmentWallet(DEVELOPMENT_ACCOUNT.operator).connect(app.chain.provider);
    const registry = app.chain.registry.connect(operator) as Contract;
    await registry.getFunction('publish').send('2001-01', ROOT, 3);
    await app.chain.mine(7);
    expect(await differences('VoteRegistry')).toMatchObject([
      { kind: 'vote_root', subject: '2001-01', books: 'none', contract: ROOT },
    ]);
  });
});
