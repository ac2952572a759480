import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseEther, Wallet } from 'ethers';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { AdPaymentDecisions } from '../../src/modules/payments/ad-payment-decisions.service.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { PUBLIC_OPERATOR, TestChain } from '../support/test-chain.js';

const command = join(__dirname, '../../dist/operator.js');
const FINAL = 15;

interface Result {
  code?: number;
  stdout: string;
  stderr: string;
}

describe('what a person does about the operator (built command)', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(2, { chainId: 97 }));
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const run = async (args: string[], changes: Record<string, string> = {}): Promise<Result> => {
    const env = {
      ...process.env,
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
      DEPLOYMENTS_DIR: app.config.chain.deploymentsDir,
      CHAIN_RPC_URL: app.chain.rpcUrl,
      OPERATOR_PRIVATE_KEY: app.chain.operatorKey,
      ...changes,
    };
    return promisify(execFile)(process.execPath, [command, ...args], { env }).catch(
      (error: unknown) => error as Result,
    );
  };
  const onlyOpen = async () =>
    eventually(async () =>
      app.dataSource.manager.findOneByOrFail(OperatorTransaction, { status: 'submitted' }),
    );

  describe('about a transaction that no block takes', () => {
    let adId: number;

    beforeAll(async () => {
      adId = await submitAd(owner.client);
      await app.chain.pay(adId);
      await app.chain.mine(FINAL);
      await whenPayment(owner.client, adId, 'confirmed');
      await app.chain.provider.send('evm_setAutomine', [false]);
      const admin = await app.admin();
      await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    });
    afterAll(() => app.chain.provider.send('evm_setAutomine', [true]));

    it('is told account, coins and what is open, and never a key or the address of a node', async () => {
      const open = await onlyOpen();
      const { stdout } = await run(['status']);
      expect(stdout).toContain('BNB Smart Chain Testnet (97)');
      expect(stdout).toContain(`operator: ${PUBLIC_OPERATOR.address}`);
      expect(stdout).toMatch(/coins: \d+\.\d+ BNB, enough for \d+ operations/);
      expect(stdout).toContain(`${open.id}: nonce ${open.nonce}, ${open.intent}`);
      expect(stdout).toContain(`https://testnet.bscscan.com/tx/${open.hashes[0]}`);
      expect(stdout).not.toMatch(/127\.0\.0\.1|postgres/);
      expect(stdout).not.toContain(PUBLIC_OPERATOR.privateKey);
    });

    it('replaces it by an empty transfer, and its intent is free once that one is final', async () => {
      const open = await onlyOpen();
      const { stdout } = await run(['cancel', String(open.id)]);
      expect(stdout).toContain(`in the place of transaction ${open.id}`);
      const { cancelHashes, status } = await onlyOpen();
      expect(status).toBe('submitted');
      expect(cancelHashes).toHaveLength(1);
      await app.chain.mine(FINAL + 1);
      await eventually(async () =>
        expect(await app.dataSource.manager.findOneBy(OperatorTransaction, { id: open.id })).toMatchObject({
          status: 'failed',
        }),
      );
      const sent = (await app.chain.provider.getTransaction(cancelHashes[0]!))!;
      expect(sent).toMatchObject({ nonce: open.nonce, to: PUBLIC_OPERATOR.address, value: 0n, data: '0x' });
      expect(await app.chain.paymentState(adId)).toBe(1);
    });

    it('lets the site decide anew', async () => {
      await app.chain.provider.send('evm_setAutomine', [true]);
      const { id } = await app.dataSource.manager.findOneByOrFail(AdPayment, { adId: String(adId) });
      await app.nest.get(AdPaymentDecisions).process(id);
      // The minute may have decided before, while nothing was mined.
      await app.chain.mine(1);
      await whenPayment(owner.client, adId, 'settled');
    });

    it('refuses what is open no more, or was never', async () => {
      expect(await run(['cancel', '987654321'])).toMatchObject({ code: 1 });
      const { code, stderr } = await run(['cancel', 'all']);
      expect({ code, stderr }).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('No open transaction') as string,
      });
    });
  });

  describe('about a new key', () => {
    const successor = Wallet.createRandom().address;

    it('is told which coins and which calls of the admin are missing', async () => {
      const { code, stdout } = await run(['rotate', successor]);
      expect(code).toBe(1);
      expect(stdout).toContain('missing: coins');
      for (const role of ['MODERATOR_ROLE of the AdPaymentSplitter', 'MINTER_ROLE of the ChallengeBadge'])
        expect(stdout).toContain(`missing: ${role}`);
      expect(stdout).toContain('missing: PUBLISHER_ROLE of the VoteRegistry');
    });

    it('is told that nothing is missing once these calls are made', async () => {
      const { stdout } = await run(['rotate', successor]);
      const admin = developmentWallet(DEVELOPMENT_ACCOUNT.contractAdmin).connect(app.chain.provider);
      const calls = [...stdout.matchAll(/call grantRole\(.*\n.*of (0x\w{40}), with the data (0x\w+)/g)];
      expect(calls).toHaveLength(3);
      for (const [, to, data] of calls) await (await admin.sendTransaction({ to, data })).wait();
      await app.chain.setBalance(successor, parseEther('10'));
      const { code, stdout: ready } = await run(['rotate', successor]);
      expect(code).toBeUndefined();
      expect(ready).toContain('The key is ready.');
      expect(ready).toContain(`${PUBLIC_OPERATOR.address} has`);
      expect(ready).toContain('call revokeRole(');
    });

    it('is told of one part alone, and each account has its line once it has a key of its own', async () => {
      const minter = Wallet.createRandom();
      const { code, stdout } = await run(['rotate', 'minter', minter.address]);
      expect(code).toBe(1);
      expect(stdout).toContain('Set MINTER_PRIVATE_KEY');
      expect(stdout).toContain('missing: MINTER_ROLE of the ChallengeBadge');
      expect(stdout).not.toMatch(/MODERATOR_ROLE|PUBLISHER_ROLE/);
      const { stdout: status } = await run(['status'], { MINTER_PRIVATE_KEY: minter.privateKey });
      expect(status).toContain(`operator: ${PUBLIC_OPERATOR.address} (moderator, publisher)`);
      expect(status).toContain(`operator: ${minter.address} (minter)`);
    });

    it('never repeats a key that was given by mistake', async () => {
      const key = Wallet.createRandom().privateKey;
      const given = await run(['rotate', key]);
      const broken = await run(['status'], { OPERATOR_PRIVATE_KEY: `${key}0` });
      expect([given.code, broken.code]).toEqual([1, 1]);
      expect(broken.stderr).toContain('OPERATOR_PRIVATE_KEY is no private key');
      for (const { stdout, stderr } of [given, broken])
        expect(stdout + stderr).not.toContain(key.slice(2, 40));
    });
  });

  it('is told what the command can do', async () => {
    expect((await run([])).stderr).toContain('cancel <id>');
  });
});
