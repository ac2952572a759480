import { Wallet } from 'ethers';
import type { SiweMessage } from 'siwe';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkMessage, linkWallet } from '../factories/wallet.factory.js';
import { TestApp } from '../support/test-app.js';

describe('linking a wallet', () => {
  let app: TestApp;
  let person: SignedIn;
  let wallet: ReturnType<typeof Wallet.createRandom>;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
    wallet = Wallet.createRandom();
  });
  afterAll(() => app.stop());

  const link = async (message: SiweMessage, signer = wallet) => {
    const text = message.prepareMessage();
    return person.client.post('/wallet/link', { message: text, signature: await signer.signMessage(text) });
  };

  it('links the wallet that signed', async () => {
    const response = await link(await linkMessage(person.client, wallet.address));
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ walletAddress: wallet.address });
    const { body } = await person.client.get('/auth/me').expect(200);
    expect(body).toMatchObject({ walletAddress: wallet.address });
  });

  it('refuses a message that was used already', async () => {
    const message = await linkMessage(person.client, wallet.address);
    await link(message);
    const replay = await link(message);
    expect(replay.status).toBe(422);
    expect(replay.body).toMatchObject({ code: 'nonce_unknown' });
  });

  it('lets one of several parallel uses of a message through', async () => {
    const message = await linkMessage(person.client, wallet.address);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => link(message)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a nonce of another session', async () => {
    const other = await signedIn(app);
    const response = await link(await linkMessage(other.client, wallet.address));
    expect(response.body).toMatchObject({ code: 'nonce_unknown' });
  });

  it.each([
    ['foreign_domain', { domain: 'evil.example' }],
    ['message_for_other_chain', { chainId: 1 }],
    ['message_expired', { expirationTime: new Date(Date.now() - 1000).toISOString() }],
    ['message_expired', { issuedAt: new Date(Date.now() - 11 * 60 * 1000).toISOString() }],
  ])('refuses with %s: %j', async (code, changes) => {
    const response = await link(await linkMessage(person.client, wallet.address, changes));
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code });
  });

  it('refuses a signature of another wallet', async () => {
    const response = await link(await linkMessage(person.client, wallet.address), Wallet.createRandom());
    expect(response.body).toMatchObject({ code: 'signature_wrong' });
  });

  it('refuses what is not such a message', async () => {
    const signature = await wallet.signMessage('hello');
    const { body } = await person.client.post('/wallet/link', { message: 'hello', signature }).expect(422);
    expect(body).toMatchObject({ code: 'message_unreadable' });
  });

  it('keeps a wallet with one account', async () => {
    await linkWallet(person.client, wallet);
    const other = await signedIn(app);
    const message = (await linkMessage(other.client, wallet.address)).prepareMessage();
    const signature = await wallet.signMessage(message);
    const { body } = await other.client.post('/wallet/link', { message, signature }).expect(409);
    expect(body).toMatchObject({ code: 'wallet_linked_elsewhere' });
  });

  it('forgets a wallet, which another account may link then', async () => {
    await linkWallet(person.client, wallet);
    const { body } = await person.client.delete('/wallet/link').expect(200);
    expect(body).toMatchObject({ walletAddress: null });
    const other = await signedIn(app);
    await linkWallet(other.client, wallet);
  });
});
