import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { Contract, parseEther } from 'ethers';
import hre from 'hardhat';
import { catalogue, catalogued } from '../scripts/deployment-catalogue.ts';
import type { DeployedContract, DeploymentRecord } from '../scripts/deployment-record.ts';
import { failureOf, runDeployment } from './helpers/deployment.ts';
import { startLyingNode } from './helpers/lying-node.ts';
import { type LocalNode, startNode } from './helpers/local-node.ts';

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

  const deploy = (more = {}) => deployWith([], more);
  const deployWith = (args: string[], more = {}) =>
    runDeployment(args, { CHAIN_RPC_URL: node.url, DATA_DIR: node.folder, ...more });
  const readRecord = async () => JSON.parse(await readFile(recordFile, 'utf8')) as DeploymentRecord;
  const keep = (record: object) => writeFile(recordFile, JSON.stringify(record));
  const deployRecord = async () => {
    await deploy();
    return readRecord();
  };

  const firstMonthOf = async (registry: DeployedContract | undefined) => {
    const { abi } = await hre.artifacts.readArtifact('VoteRegistry');
    const deployed = new Contract(registry?.address ?? '', abi, node.provider);
    return (await deployed.getFunction('firstMonth')()) as string;
  };

  const currentMonth = () => new Date().toISOString().slice(0, 7);

  it('records address, block, block hash and version of what it deployed', async () => {
    const record = await deployRecord();
    for (const { list, version } of catalogue) {
      const [contract, ...others] = record[list];
      expect(others).to.deep.equal([]);
      expect(contract?.version).to.equal(version);
      expect(await node.provider.getCode(contract?.address ?? '')).to.have.length.above(2);
      expect((await node.provider.getBlock(contract?.block ?? -1))?.hash).to.equal(contract?.blockHash);
    }
  });

  it('records the versions that the contracts themselves tell', async () => {
    const record = await deployRecord();
    for (const { name, list } of catalogue) {
      const { abi } = await hre.artifacts.readArtifact(name);
      const contract = new Contract(record[list][0]?.address ?? '', abi, node.provider);
      // A contract that tells none is of the first version.
      const told = contract.interface.hasFunction('VERSION') ? await contract.getFunction('VERSION')() : 1n;
      expect(BigInt(record[list][0]?.version ?? 0)).to.equal(told);
    }
  });

  it('does nothing when the recorded contracts stand', async () => {
    const record = await deployRecord();
    const height = await node.provider.getBlockNumber();
    const { stdout } = await deploy();
    expect(stdout).to.contain('already stand');
    expect(await readRecord()).to.deep.equal(record);
    expect(await node.provider.getBlockNumber()).to.equal(height);
  });

  it('gives the badge to a chain that has the splitter alone, and leaves the splitter alone', async () => {
    const { splitters, badges } = await deployRecord();
    await keep({ splitters });
    const record = await deployRecord();
    expect(record.splitters).to.deep.equal(splitters);
    expect(record.badges[0]?.block).to.be.above(badges[0]?.block ?? Infinity);
  });

  it('deploys the current version beside an older one, which stays listed first', async () => {
    const { splitters, ...others } = await deployRecord();
    const older = { ...splitters[0], version: 0 };
    await keep({ splitters: [older], ...others });
    const { stdout } = await deploy();
    expect(stdout).to.contain(`${older.address} of version 0 stays listed and served`);
    const record = await readRecord();
    expect(record).to.deep.include(others);
    expect(record.splitters).to.have.lengthOf(2);
    expect(record.splitters[0]).to.deep.equal(older);
    expect(record.splitters[1]).to.include({ version: catalogued('AdPaymentSplitter').version });
  });

  it('reads a record of its first shape, and writes it anew with the current versions at the end', async () => {
    const { splitters, badges, voteRegistries } = await deployRecord();
    const [splitter, badge, registry] = [splitters, badges, voteRegistries].map((list) => {
      const { version: _version, ...first } = list[0] ?? { version: 0 };
      return first;
    });
    await keep({ AdPaymentSplitter: splitter, ChallengeBadge: badge, VoteRegistry: registry });
    const record = await deployRecord();
    expect(record).to.have.all.keys('splitters', 'badges', 'voteRegistries');
    expect(record.splitters.map(({ version }) => version)).to.deep.equal([1, 2]);
    expect(record.badges.map(({ version }) => version)).to.deep.equal([1, 3]);
    expect(record.splitters[0]).to.deep.equal({ ...splitter, version: 1 });
    expect(record.voteRegistries.map(({ version }) => version)).to.deep.equal([1, 2]);
    expect(record.voteRegistries[0]).to.deep.equal({ ...registry, version: 1 });
  });

  it('leaves alone what stands in a newer version than its own on a local chain', async () => {
    const record = await deployRecord();
    await keep({ ...record, splitters: [{ ...record.splitters[0], version: 99 }] });
    expect((await deploy()).stdout).to.contain('already stand');
  });

  it('deploys anew what the chain has forgotten', async () => {
    const { splitters, ...others } = await deployRecord();
    const forgotten = { address: `0x${'12'.repeat(20)}`, block: 1, blockHash: `0x${'00'.repeat(32)}` };
    await keep({ splitters: [{ ...forgotten, version: 1 }], ...others });
    const record = await deployRecord();
    expect(record).to.deep.include(others);
    expect(record.splitters).to.have.lengthOf(1);
    expect(record.splitters[0]?.block).to.be.above(splitters[0]?.block ?? Infinity);
  });

  it('takes price and payees from the environment, those of the chain before those of all chains', async () => {
    const founder = `0x${'34'.repeat(20)}`;
    await deploy({ AD_PRICE: '7', AD_PRICE_31337: '0.5', FOUNDER_ADDRESS: founder });
    const { splitters } = await readRecord();
    const { abi } = await hre.artifacts.readArtifact('AdPaymentSplitter');
    const deployed = new Contract(splitters[0]?.address ?? '', abi, node.provider);
    expect(await deployed.getFunction('adPrice')()).to.equal(parseEther('0.5'));
    expect(await deployed.getFunction('founder')()).to.equal(founder);
  });

  it('makes a first registry of votes for the months from the current one on', async () => {
    const before = currentMonth();
    const { voteRegistries } = await deployRecord();
    expect(await firstMonthOf(voteRegistries[0])).to.be.oneOf([before, currentMonth()]);
  });

  it('makes a registry of votes for the months from FIRST_MONTH on', async () => {
    const { stdout } = await deploy({ FIRST_MONTH: '2021-05' });
    expect(stdout).to.contain('firstMonth: 2021-05');
    expect(await firstMonthOf((await readRecord()).voteRegistries[0])).to.equal('2021-05');
  });

  it('gives months that are too early for every registry one more, and no second one', async () => {
    await deploy({ FIRST_MONTH: '2021-05' });
    const later = await readRecord();
    await deploy({ FIRST_MONTH: '2020-03' });
    const record = await readRecord();
    expect(record).to.deep.include({ splitters: later.splitters, badges: later.badges });
    expect(record.voteRegistries).to.have.lengthOf(2);
    expect(record.voteRegistries[0]).to.deep.equal(later.voteRegistries[0]);
    expect(await firstMonthOf(record.voteRegistries[1])).to.equal('2020-03');
    expect((await deploy({ FIRST_MONTH: '2020-04' })).stdout).to.contain('already stand');
  });

  it('gives a further season badges of its own, once, beside those that stand', async () => {
    const before = await deployRecord();
    expect(before.badges[0]).to.include({ season: 1 });
    const { stdout } = await deployWith(['local', '--season', '2']);
    expect(stdout)
      .to.contain('Deploying ChallengeBadge of season 2')
      .and.to.contain('stays listed and served');
    const record = await readRecord();
    expect(record).to.deep.include({ splitters: before.splitters, voteRegistries: before.voteRegistries });
    expect(record.badges).to.have.lengthOf(2);
    expect(record.badges[0]).to.deep.equal(before.badges[0]);
    expect(record.badges[1]).to.include({ season: 2, version: catalogued('ChallengeBadge').version });
    const { abi } = await hre.artifacts.readArtifact('ChallengeBadge');
    const badge = new Contract(record.badges[1]?.address ?? '', abi, node.provider);
    expect(await badge.getFunction('SEASON')()).to.equal(2n);
    expect((await deployWith(['local', '--season', '1', '--season', '2'])).stdout).to.contain(
      'already stand',
    );
    expect((await deploy()).stdout).to.contain('already stand');
    expect(await readRecord()).to.deep.equal(record);
  });

  it('lets badges of version 2 be those of the first season', async () => {
    const { badges, ...others } = await deployRecord();
    const { season: _season, ...first } = badges[0]!;
    await keep({ ...others, badges: [{ ...first, version: 2 }] });
    expect((await deployWith(['local', '--season', '1'])).stdout).to.contain('already stand');
  });

  for (const wrong of ['0', '1001', 'two', '-1'])
    it(`knows no season ${wrong}`, async () => {
      expect(await failureOf(deployWith([`--season=${wrong}`]))).to.contain(`--season ${wrong} is not valid`);
    });

  it('records no contract that a node puts in the place of its own', async () => {
    const stranger = `0x${'56'.repeat(20)}`;
    const liar = await startLyingNode(node.url, ({ method }, result) =>
      method === 'eth_getTransactionReceipt' && result ? { ...result, contractAddress: stranger } : result,
    );
    const failure = await failureOf(deploy({ CHAIN_RPC_URL: liar.url }));
    liar.stop();
    expect(failure).to.contain(`The node says that our contract is at ${stranger}, but transaction 0 of`);
    expect(await readRecord().catch(() => 'none')).to.equal('none');
  });

  it('names a setting that is not valid', async () => {
    expect(await failureOf(deploy({ AD_PRICE: 'plenty' }))).to.contain('AD_PRICE is not valid');
  });
});
