import { concat, Wallet } from 'ethers';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkMessage } from '../factories/wallet.factory.js';
import { ContractWallets, type WalletContract } from '../support/contract-wallets.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('linking a wallet that is a contract (ERC-1271)', () => {
  let app: TestApp;
  let person: SignedIn;
  let wallets: ContractWallets;
  const owner = Wallet.createRandom();

  beforeAll(async () => {
    app = await TestApp.start();
    wallets = await ContractWallets.compile(app.chain);
  });
  beforeEach(async () => {
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  /** Signed by somebody, and longer than any signature of a key. */
  const link = async (address: string, signer = owner, tail = '0xc0ffee') => {
    const message = (await linkMessage(person.client, address)).prepareMessage();
    const signature = concat([await signer.signMessage(message), tail]);
    return person.client.post('/wallet/link', { message, signature });
  };

  it('links it when the contract says that the signature is its own', async () => {
    const address = await wallets.deploy('OwnedWallet', owner.address);
    const { status, body } = await link(address);
    expect([status, body]).toEqual([200, expect.objectContaining({ walletAddress: address })]);
  });

  it('links it by a signature that looks like that of a key, too', async () => {
    const address = await wallets.deploy('OwnedWallet', owner.address);
    expect((await link(address, owner, '0x')).status).toBe(200);
  });

  it('refuses the signature of somebody else', async () => {
    const address = await wallets.deploy('OwnedWallet', owner.address);
    const { status, body } = await link(address, Wallet.createRandom());
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'signature_wrong' })]);
  });

  it.each<WalletContract>(['WrongAnswerWallet', 'RevertingWallet', 'BurningWallet'])(
    'refuses what a %s answers, in bounded time',
    async (name) => {
      const address = await wallets.deploy(name);
      // A node with much else to do takes longer to burn the gas than an answer is waited for: then one asks again.
      const { status, body } = await eventually(async () => {
        const answer = await link(address);
        expect(answer.status).not.toBe(503);
        return answer;
      });
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'signature_wrong' })]);
    },
  );

  it('refuses a contract that is no wallet, and an address without code', async () => {
    for (const address of [app.chain.address, Wallet.createRandom().address]) {
      const { status, body } = await link(address);
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'signature_wrong' })]);
    }
  });

  it.each(['0x123', '1234', '0xzz', `0x${'00'.repeat(8_193)}`])(
    'takes no signature like %.12s',
    async (signature) => {
      const message = (await linkMessage(person.client, owner.address)).prepareMessage();
      const { body } = await person.client.post('/wallet/link', { message, signature }).expect(400);
      expect(body).toMatchObject({ details: { signature: [{ code: 'signature_invalid' }] } });
    },
  );
});
