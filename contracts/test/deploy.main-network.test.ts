import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { computeAddress, parseEther, toQuantity } from 'ethers';
import type { DeploymentRecord } from '../scripts/deployment-record.ts';
import { failureOf, runDeployment } from './helpers/deployment.ts';
import { deployFirstVersion } from './helpers/first-versions.ts';
import { type LocalNode, startNode } from './helpers/local-node.ts';

const keyOf = (last: string) => `0x${last.padStart(64, '0')}`;
const DEPLOYER_PRIVATE_KEY = keyOf('07');
const deployer = computeAddress(DEPLOYER_PRIVATE_KEY);
const settings = {
  DEPLOYER_PRIVATE_KEY,
  OPERATOR_PRIVATE_KEY: keyOf('05'),
  CONTRACT_ADMIN_ADDRESS: '0x1111111111111111111111111111111111111111',
  FOUNDER_ADDRESS: '0x2222222222222222222222222222222222222222',
  PLATFORM_ADDRESS: '0x3333333333333333333333333333333333333333',
  AD_PRICE_56: '0.05',
  SOURCIFY_URL: 'http://127.0.0.1:9',
};
const BLOCK_TIME_MS = 1000;
const PATIENCE_MS = 300_000;

describe('npm run deploy, on a local node that says it is the main network 56', function () {
  this.timeout(PATIENCE_MS);
  let node: LocalNode;
  const currentMonth = () => new Date().toISOString().slice(0, 7);
  const began = currentMonth();

  before(async () => {
    node = await startNode(56, BLOCK_TIME_MS);
    await node.provider.send('hardhat_setBalance', [deployer, toQuantity(parseEther('1'))]);
  });

  after(() => node.stop());

  const recordFile = () => join(node.folder, '56.json');
  const readRecord = async () => JSON.parse(await readFile(recordFile(), 'utf8')) as DeploymentRecord;
  const keep = (record: object) => writeFile(recordFile(), JSON.stringify(record));
  const deploy = (args: string[] = [], more = {}) =>
    runDeployment(['bsc', ...args], {
      ...{ CHAIN_RPC_URL: node.url, DATA_DIR: node.folder, DEPLOYMENTS_DIR: node.folder },
      ...settings,
      ...more,
    });
  const expectNothingSent = async () => {
    expect(await node.provider.getTransactionCount(deployer)).to.equal(0);
    expect(await readRecord().catch(() => 'none')).to.equal('none');
  };

  for (const name of ['AD_PRICE', 'FOUNDER_ADDRESS', 'PLATFORM_ADDRESS']) {
    it(`sends nothing while ${name} is not named`, async () => {
      const failure = await failureOf(deploy(['--confirm', '56'], { [name]: '', [`${name}_56`]: '' }));
      expect(failure).to.contain(`${name} must be set to deploy to this chain`);
      await expectNothingSent();
    });
  }

  it('shows price, payees and everyone who has a part, and sends nothing until it is confirmed', async () => {
    for (const args of [[], ['--confirm', '97']]) {
      const refused = (await deploy(args).catch((error: unknown) => error)) as {
        stdout: string;
        stderr: string;
      };
      expect(refused.stdout).to.contain(`To be deployed to BNB Smart Chain (chain 56) by ${deployer}`);
      expect(refused.stdout).to.contain('adPrice: 0.05 BNB (50000000000000000 wei)');
      expect(refused.stdout).to.contain(`founder: ${settings.FOUNDER_ADDRESS}`);
      expect(refused.stdout).to.contain(`platform: ${settings.PLATFORM_ADDRESS}`);
      expect(refused.stdout).to.contain(`admin: ${settings.CONTRACT_ADMIN_ADDRESS}`);
      expect(refused.stdout).to.contain(`moderator: ${computeAddress(settings.OPERATOR_PRIVATE_KEY)}`);
      expect(refused.stderr).to.contain('Nothing was sent. BNB Smart Chain is a main network');
      expect(refused.stderr).to.contain('--confirm 56');
      await expectNothingSent();
    }
  });

  it('deploys what was confirmed, and needs no price any more once that stands', async () => {
    await deploy(['--confirm', '56']);
    const record = await readRecord();
    expect(record.splitters).to.have.lengthOf(1);
    expect((await deploy([], { AD_PRICE_56: '' })).stdout).to.contain('already stand');
  });

  it('takes an older version for what it is', async () => {
    const record = await readRecord();
    const address = await deployFirstVersion(node, 'AdPaymentSplitter');
    const older = { ...record.splitters[0], address, version: 1 };
    await keep({ ...record, splitters: [older, ...record.splitters] });
    expect((await deploy(['--confirm', '56'])).stdout).to.contain('already stand');
    await keep({ ...record, splitters: [{ ...older, version: 2 }] });
    expect(await failureOf(deploy())).to.contain(
      `What stands at ${address} is no AdPaymentSplitter of version 2: its code is another`,
    );
    await keep(record);
  });

  it('refuses a record that names what has another code, of whichever contract', async () => {
    const record = await readRecord();
    const [badge] = record.badges;
    const code = await node.provider.getCode(badge!.address);
    const changed = `0x00${code.slice(4)}`;
    await node.provider.send('hardhat_setCode', [badge!.address, changed]);
    const failure = await failureOf(deploy());
    await node.provider.send('hardhat_setCode', [badge!.address, code]);
    expect(failure).to.contain(`What stands at ${badge!.address} is no ChallengeBadge of version 3`);
    expect((await deploy()).stdout).to.contain('already stand');
  });

  it('takes over no contract of somebody else with the same code, until that was shown and confirmed', async () => {
    const record = await readRecord();
    const stranger = {
      ...settings,
      FOUNDER_ADDRESS: `0x${'44'.repeat(20)}`,
      OPERATOR_PRIVATE_KEY: keyOf('06'),
    };
    const refused = (await deploy([], stranger).catch((error: unknown) => error)) as {
      stdout: string;
      stderr: string;
    };
    expect(refused.stdout).to.contain(`AdPaymentSplitter, version 2, ${record.splitters[0]?.address}`);
    expect(refused.stdout).to.contain(
      `founder: ${settings.FOUNDER_ADDRESS}, where the environment names ${stranger.FOUNDER_ADDRESS}`,
    );
    for (const part of ['moderator', 'minter', 'publisher'])
      expect(refused.stdout).to.contain(
        `${part}: not ${computeAddress(keyOf('06'))}, whom the environment names`,
      );
    expect(refused.stderr).to.contain('not what the environment names').and.to.contain('--confirm 56');
    expect((await deploy(['--confirm', '56'], stranger)).stdout).to.contain('already stand');
  });

  it("shows what stands without comparing it with what is not set, and takes another price for the admin's", async () => {
    const none = { CONTRACT_ADMIN_ADDRESS: '', FOUNDER_ADDRESS: '', PLATFORM_ADDRESS: '' };
    const { stdout } = await deploy([], { ...none, OPERATOR_PRIVATE_KEY: '', AD_PRICE_56: '0.06' });
    expect(stdout).to.contain(`admin: ${settings.CONTRACT_ADMIN_ADDRESS}`);
    expect(stdout).to.contain(`platform: ${settings.PLATFORM_ADDRESS}`);
    expect(stdout).to.contain(
      'adPrice: 0.05 BNB (50000000000000000 wei), where the environment names 0.06 BNB',
    );
    expect(stdout).to.match(new RegExp(`firstMonth: (${began}|${currentMonth()})`));
    expect(stdout).to.contain('already stand');
  });

  it('refuses a record that calls a contract newer than it calls itself', async () => {
    const record = await readRecord();
    const { address } = record.splitters[0]!;
    await keep({ ...record, splitters: [{ ...record.splitters[0], version: 99 }] });
    const failure = await failureOf(deploy(['--confirm', '56']));
    await keep(record);
    expect(failure).to.contain(
      `The record names AdPaymentSplitter of version 99 at ${address}, which calls itself version 2`,
    );
  });

  it('has one that calls itself newer confirmed, as its code cannot be compared', async () => {
    const record = await readRecord();
    const { address } = record.splitters[0]!;
    const code = await node.provider.getCode(address);
    // Pushes 99 and returns it, whatever was asked.
    await node.provider.send('hardhat_setCode', [address, '0x60635f5260205ff3']);
    await keep({ ...record, splitters: [{ ...record.splitters[0], version: 99 }] });
    const failure = await failureOf(deploy());
    const confirmed = await deploy(['--confirm', '56']);
    await node.provider.send('hardhat_setCode', [address, code]);
    await keep(record);
    expect(failure).to.contain('not known to this release').and.to.contain('--confirm 56');
    expect(confirmed.stdout).to.contain('newer than this release').and.to.contain('already stand');
  });
});
