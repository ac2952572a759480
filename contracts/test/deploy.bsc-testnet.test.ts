import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { computeAddress, Contract, getCreateAddress, id, parseEther, toQuantity, ZeroHash } from 'ethers';
import hre from 'hardhat';
import type { DeploymentRecord } from '../scripts/deployment-record.ts';
import { failureOf, runDeployment } from './helpers/deployment.ts';
import { deployFirstRegistry } from './helpers/first-registry.ts';
import { deployFirstVersion } from './helpers/first-versions.ts';
import { startLyingNode } from './helpers/lying-node.ts';
import { type LocalNode, startNode } from './helpers/local-node.ts';
import { startSourcify } from './helpers/sourcify.ts';

const keyOf = (last: string) => `0x${last.padStart(64, '0')}`;
const DEPLOYER_PRIVATE_KEY = keyOf('07');
const OPERATOR_PRIVATE_KEY = keyOf('05');
const CONTRACT_ADMIN_ADDRESS = '0x1111111111111111111111111111111111111111';
const NOBODY_LISTENS = 'http://127.0.0.1:9';
const BLOCK_TIME_MS = 1000;

/** A real deployment waits for confirmations, and a submission is compiled. */
const PATIENCE_MS = 300_000;

describe('npm run deploy:bscTestnet, on a local node that says it is chain 97', function () {
  this.timeout(PATIENCE_MS);
  let node: LocalNode;

  before(async () => {
    node = await startNode(97, BLOCK_TIME_MS);
  });

  after(() => node.stop());

  const recordFile = () => join(node.folder, '97.json');
  const deploy = (SOURCIFY_URL: string, more = {}) =>
    runDeployment(['bscTestnet'], {
      ...{ CHAIN_RPC_URL: node.url, DATA_DIR: node.folder, DEPLOYMENTS_DIR: node.folder },
      ...{ DEPLOYER_PRIVATE_KEY, OPERATOR_PRIVATE_KEY, CONTRACT_ADMIN_ADDRESS },
      FOUNDER_ADDRESS: '0x2222222222222222222222222222222222222222',
      PLATFORM_ADDRESS: '0x3333333333333333333333333333333333333333',
      AD_PRICE: '0.01',
      SOURCIFY_URL,
      ...more,
    });
  const readRecord = async () => JSON.parse(await readFile(recordFile(), 'utf8')) as DeploymentRecord;

  it('names the coins that the deployer lacks before it spends any', async () => {
    const failure = await failureOf(deploy(NOBODY_LISTENS));
    const deployer = computeAddress(DEPLOYER_PRIVATE_KEY);
    expect(failure).to.match(new RegExp(`${deployer} holds 0\\.0 coins, but deploying takes up to 0\\.\\d+`));
    expect(await readRecord().catch(() => 'none')).to.equal('none');
  });

  it('records nothing of which a second node tells other code', async () => {
    const deployer = computeAddress(DEPLOYER_PRIVATE_KEY);
    await node.provider.send('hardhat_setBalance', [deployer, toQuantity(parseEther('1'))]);
    const liar = await startLyingNode(node.url, ({ method }, result) =>
      method === 'eth_getCode' ? '0x6001abcd0002' : result,
    );
    const failure = await failureOf(deploy(NOBODY_LISTENS, { CHAIN_RPC_URL: `${node.url},${liar.url}` }));
    liar.stop();
    const splitter = getCreateAddress({ from: deployer, nonce: 0 });
    expect(failure).to.contain(`What stands at ${splitter} is no AdPaymentSplitter of version 2`);
    expect(await readRecord().catch(() => 'none')).to.equal('none');
  });

  it('deploys all contracts although their sources cannot be verified, and says so', async () => {
    const { stderr } = await deploy(NOBODY_LISTENS);
    for (const name of ['AdPaymentSplitter', 'ChallengeBadge', 'VoteRegistry'])
      expect(stderr).to.contain(`Could not verify ${name} on sourcify`);
    for (const { address, block, blockHash } of Object.values(await readRecord()).flat()) {
      expect(await node.provider.getCode(address)).to.have.length.above(2);
      expect((await node.provider.getBlock(block))?.hash).to.equal(blockHash);
    }
    // What was sent before the second node lied is not sent again.
    const deployer = computeAddress(DEPLOYER_PRIVATE_KEY);
    expect(await node.provider.getTransactionCount(deployer)).to.equal(3);
  });

  it('has given the badge to the admin and the operator of the environment', async () => {
    const { badges } = await readRecord();
    const { abi } = await hre.artifacts.readArtifact('ChallengeBadge');
    const hasRole = new Contract(badges[0]?.address ?? '', abi, node.provider).getFunction('hasRole');
    expect(await hasRole(ZeroHash, CONTRACT_ADMIN_ADDRESS)).to.equal(true);
    expect(await hasRole(id('MINTER_ROLE'), computeAddress(OPERATOR_PRIVATE_KEY))).to.equal(true);
  });

  it('publishes sources that compile to what stands, and deploys nothing twice, when it runs again', async () => {
    const record = await readRecord();
    const sourcify = await startSourcify(node.provider);
    const { stdout, stderr } = await deploy(sourcify.url).finally(sourcify.stop);
    expect(stderr).to.equal('');
    expect(stdout).to.contain('already stand');
    expect(await readRecord()).to.deep.equal(record);
    expect([...sourcify.verified]).to.have.members(
      Object.values(record)
        .flat()
        .map(({ address }) => address),
    );
  });

  it('goes on with a registry of votes that was sent and not recorded, whatever its first month would be now', async () => {
    const record = await readRecord();
    await writeFile(recordFile(), JSON.stringify({ ...record, voteRegistries: [] }));
    const sent = await node.provider.getTransactionCount(computeAddress(DEPLOYER_PRIVATE_KEY));
    const { stdout } = await deploy(NOBODY_LISTENS, { FIRST_MONTH: '2021-05' });
    const journal = join(node.folder, 'ignition/deployments/chain-97-VoteRegistry-2');
    expect(stdout).to.contain(`Goes on with what was begun in ${journal}`);
    expect(stdout).not.to.contain('firstMonth: 2021-05');
    expect(await readRecord()).to.deep.equal(record);
    expect(await node.provider.getTransactionCount(computeAddress(DEPLOYER_PRIVATE_KEY))).to.equal(sent);
  });

  it('keeps a journal of its own for one more registry, which takes earlier months', async () => {
    const record = await readRecord();
    const { stdout } = await deploy(NOBODY_LISTENS, { FIRST_MONTH: '2021-05' });
    expect(stdout).to.contain('firstMonth: 2021-05');
    const { voteRegistries, ...others } = await readRecord();
    expect(record).to.deep.include(others);
    expect(voteRegistries).to.have.lengthOf(2);
    expect(await readdir(join(node.folder, 'ignition/deployments'))).to.include.members([
      'chain-97-VoteRegistry-2',
      'chain-97-VoteRegistry-2-from-2021-05',
    ]);
  });

  it('stops when the chain has no code at a recorded address, which a node that lags may lack', async () => {
    const record = await readRecord();
    const nowhere = { ...record.splitters[0], address: CONTRACT_ADMIN_ADDRESS };
    await writeFile(recordFile(), JSON.stringify({ ...record, splitters: [nowhere] }));
    const failure = await failureOf(deploy(NOBODY_LISTENS));
    await writeFile(recordFile(), JSON.stringify(record));
    expect(failure).to.contain(`Chain 97 has no code at ${CONTRACT_ADMIN_ADDRESS}`);
    expect(failure).to.contain(join(node.folder, 'ignition/deployments/chain-97-AdPaymentSplitter-2'));
  });

  it('deploys the current version beside an older one, which stays listed', async () => {
    const record = await readRecord();
    const address = await deployFirstVersion(node, 'AdPaymentSplitter');
    const older = { ...record.splitters[0], address, version: 1 };
    await writeFile(recordFile(), JSON.stringify({ ...record, splitters: [older] }));
    // The journal of this version knows the deployment of before, which the record of this test has not.
    const { stdout } = await deploy(NOBODY_LISTENS, { DATA_DIR: join(node.folder, 'elsewhere') });
    expect(stdout).to.contain(`AdPaymentSplitter ${older.address} of version 1 stays listed and served`);
    const { splitters, ...others } = await readRecord();
    expect(splitters[0]).to.deep.equal(older);
    expect(splitters).to.have.lengthOf(2);
    expect(splitters[1]?.address).not.to.equal(older.address);
    expect(record).to.deep.include(others);
  });

  it('makes no registry of votes for a month whose root stands on one of the first version', async () => {
    const record = await readRecord();
    const { record: registry, publish } = await deployFirstRegistry(await node.provider.getSigner(0));
    await publish('2024-02');
    await writeFile(recordFile(), JSON.stringify({ ...record, voteRegistries: [registry] }));
    const DATA_DIR = join(node.folder, 'nowhere');
    const sent = await node.provider.getTransactionCount(computeAddress(DEPLOYER_PRIVATE_KEY));
    const failure = await failureOf(deploy(NOBODY_LISTENS, { DATA_DIR, FIRST_MONTH: '2024-01' }));
    expect(failure)
      .to.contain(`FIRST_MONTH is not valid: the root of 2024-02 stands on ${registry.address}`)
      .and.to.contain('2024-03 or later');
    expect(await node.provider.getTransactionCount(computeAddress(DEPLOYER_PRIVATE_KEY))).to.equal(sent);
    await deploy(NOBODY_LISTENS, { DATA_DIR, FIRST_MONTH: '2024-03' });
    expect((await readRecord()).voteRegistries).to.have.lengthOf(2);
  });
});
