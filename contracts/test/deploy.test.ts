import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Contract, parseEther } from 'ethers';
import hre from 'hardhat';
import type { DeploymentRecord } from '../scripts/deployment-record.ts';
import { type LocalNode, startNode } from './helpers/local-node.ts';

const script = resolve(import.meta.dirname, '../scripts/deploy.ts');
const run = promisify(execFile);

// A deployment starts a process of its own, and may do so twice in a test.
const PATIENCE_MS = 120_000;

describe('npm run deploy', function () {
  this.timeout(PATIENCE_MS);
  let node: LocalNode;
  let recordFile: string;

  beforeEach(async () => {
    node = await startNode(31337);
    recordFile = join(node.folder, 'deployments/31337.json');
  });

  afterEach(() => node.stop());

  const deploy = (more = {}) => {
    const { PATH, HOME } = process.env;
    const environment = { PATH, HOME, CHAIN_RPC_URL: node.url, DATA_DIR: node.folder };
    return run(process.execPath, [script], { env: { ...environment, ...more } });
  };
  const readRecord = async () => JSON.parse(await readFile(recordFile, 'utf8')) as DeploymentRecord;

  it('records address, block and block hash of what it deployed', async () => {
    await deploy();
    const record = await readRecord();
    expect(record).to.have.all.keys('AdPaymentSplitter', 'ChallengeBadge', 'VoteRegistry');
    for (const { address, block, blockHash } of Object.values(record)) {
      expect(await node.provider.getCode(address)).to.have.length.above(2);
      expect((await node.provider.getBlock(block))?.hash).to.equal(blockHash);
    }
  });

  it('does nothing when the recorded contracts stand', async () => {
    await deploy();
    const [record, height] = [await readRecord(), await node.provider.getBlockNumber()];
    const { stdout } = await deploy();
    expect(stdout).to.contain('already stand');
    expect(await readRecord()).to.deep.equal(record);
    expect(await node.provider.getBlockNumber()).to.equal(height);
  });

  it('gives the badge to a chain that has the splitter alone, and leaves the splitter alone', async () => {
    await deploy();
    const { AdPaymentSplitter, ChallengeBadge } = await readRecord();
    await writeFile(recordFile, JSON.stringify({ AdPaymentSplitter }));
    await deploy();
    const record = await readRecord();
    expect(record.AdPaymentSplitter).to.deep.equal(AdPaymentSplitter);
    expect(record.ChallengeBadge?.block).to.be.above(ChallengeBadge?.block ?? Infinity);
  });

  it('gives the registry of votes to a chain that has splitter and badge, and leaves both alone', async () => {
    await deploy();
    const { VoteRegistry, ...earlier } = await readRecord();
    await writeFile(recordFile, JSON.stringify(earlier));
    await deploy();
    const { VoteRegistry: registry, ...rest } = await readRecord();
    expect(rest).to.deep.equal(earlier);
    expect(registry?.block).to.be.above(VoteRegistry?.block ?? Infinity);
  });

  it('deploys anew what the chain has forgotten', async () => {
    await deploy();
    const { AdPaymentSplitter, ...others } = await readRecord();
    const forgotten = { address: `0x${'12'.repeat(20)}`, block: 1, blockHash: `0x${'00'.repeat(32)}` };
    await writeFile(recordFile, JSON.stringify({ AdPaymentSplitter: forgotten, ...others }));
    await deploy();
    const { AdPaymentSplitter: splitter, ...rest } = await readRecord();
    expect(splitter?.block).to.be.above(AdPaymentSplitter?.block ?? Infinity);
    expect(rest).to.deep.equal(others);
  });

  it('takes price and payees from the environment', async () => {
    const founder = `0x${'34'.repeat(20)}`;
    await deploy({ AD_PRICE: '0.5', FOUNDER_ADDRESS: founder });
    const { AdPaymentSplitter: splitter } = await readRecord();
    const { abi } = await hre.artifacts.readArtifact('AdPaymentSplitter');
    const deployed = new Contract(splitter?.address ?? '', abi, node.provider);
    expect(await deployed.getFunction('adPrice')()).to.equal(parseEther('0.5'));
    expect(await deployed.getFunction('founder')()).to.equal(founder);
  });

  it('names a setting that is not valid', async () => {
    const failure = await deploy({ AD_PRICE: 'plenty' }).catch((error: unknown) => error);
    expect((failure as { stderr: string }).stderr).to.contain('AD_PRICE is not valid');
  });
});
