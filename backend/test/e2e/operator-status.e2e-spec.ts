import { parseEther } from 'ethers';
import type { OperatorChainDto } from '../../src/modules/operator-status/dto/operator-chain.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { PUBLIC_OPERATOR, TestChain } from '../support/test-chain.js';

describe('what the console is told of the operator', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(2, { chainId: 97 }));
  });
  afterAll(() => app.stop());

  const status = async () => {
    const admin = await app.admin();
    return (await admin.get('/admin/operator').expect(200)).body as OperatorChainDto[];
  };

  it('is its account and its coins on each chain', async () => {
    expect(await status()).toEqual([
      {
        chainId: 97,
        currency: 'BNB',
        accounts: [
          {
            address: PUBLIC_OPERATOR.address,
            parts: ['moderator', 'minter', 'publisher'],
            balance: String(parseEther('10000')),
            operationsLeft: expect.any(Number) as number,
            keepsCoinsBack: false,
            problem: null,
          },
        ],
        withoutKey: [],
        open: [],
      },
    ]);
  });

  it('is what it signed that is not final yet, with the pages of the explorer', async () => {
    const owner = await signedIn(app);
    const admin = await app.admin();
    const adId = await submitAd(owner.client);
    await app.chain.pay(adId);
    await app.chain.mine(15);
    await whenPayment(owner.client, adId, 'confirmed');
    await app.chain.provider.send('evm_setAutomine', [false]);
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const [open] = await eventually(async () => {
      const [chain] = await status();
      expect(chain!.open).toHaveLength(1);
      return chain!.open;
    });
    const [hash] = open!.hashes;
    expect(open).toMatchObject({
      nonce: 0,
      intent: expect.stringMatching(/^ad-payment:97:/) as string,
      signer: PUBLIC_OPERATOR.address,
      gasPrice: expect.stringMatching(/^\d+$/) as string,
      isCancelled: false,
    });
    expect(hash!.explorerUrl).toBe(`https://testnet.bscscan.com/tx/${hash!.hash}`);
    // It may be sent between two blocks, as a row is read before it is told of.
    await eventually(async () => {
      await app.chain.mine(1);
      expect((await status())[0]!.open).toEqual([]);
    });
  });
});
