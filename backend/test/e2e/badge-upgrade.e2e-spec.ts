import { Wallet } from 'ethers';
import { whenBadge } from '../factories/badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('the badge of somebody who becomes a participant', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    [person] = (await invited(app, 1)) as [SignedIn];
  });
  afterAll(() => app.stop());

  it('is upgraded on the chain when it was minted as a supporter', async () => {
    await linkWallet(person.client, Wallet.createRandom());
    await person.client.post('/nft/badge').expect(201);
    await person.client.post('/nft/badge/mint').expect(202);
    const supporter = await whenBadge(person.client, 'minted');
    expect(supporter.badgeType).toBe('supporter');

    await takePlace(person);
    await eventually(async () => {
      expect(await app.chain.badge.getFunction('badgeTypeOf').staticCall(supporter.tokenId)).toBe(2n);
    });
    const participant = await whenBadge(person.client, 'minted');
    expect(participant).toMatchObject({ badgeType: 'participant', tokenId: supporter.tokenId });
    await eventually(async () => {
      const { body } = await person.client.get('/nft/badge').expect(200);
      expect((body as { image: string }).image).not.toBe(supporter.image);
    });
  });

  it('is minted as a participant when it was only made before', async () => {
    await person.client.post('/nft/badge').expect(201);
    await takePlace(person);
    await linkWallet(person.client, Wallet.createRandom());
    await person.client.post('/nft/badge/mint').expect(202);
    const badge = await whenBadge(person.client, 'minted');
    expect(await app.chain.badge.getFunction('badgeTypeOf').staticCall(badge.tokenId)).toBe(2n);
  });

  it('is a participant badge when it is made afterwards', async () => {
    await takePlace(person);
    const { body } = await person.client.post('/nft/badge').expect(201);
    expect(body).toMatchObject({ badgeType: 'participant' });
  });
});
