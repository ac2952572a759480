import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { DeploymentRecord } from '../scripts/deployment-record.ts';
import { failureOf, runDeployment } from './helpers/deployment.ts';
import { type LocalNode, startNode } from './helpers/local-node.ts';

const PATIENCE_MS = 120_000;

describe('npm run deploy, for a further chain', function () {
  this.timeout(PATIENCE_MS);
  let home: LocalNode;
  let further: LocalNode;

  before(async () => {
    home = await startNode(31337);
    further = await startNode(31338);
  });

  after(() => Promise.all([home.stop(), further.stop()]));

  const deploy = (chain: string, more: Record<string, string> = { CHAIN_RPC_URL_31338: further.url }) =>
    runDeployment([chain], { CHAIN_RPC_URL: home.url, DATA_DIR: home.folder, ...more });
  const readRecord = async (chainId: number) =>
    JSON.parse(await readFile(join(home.folder, `deployments/${chainId}.json`), 'utf8')) as DeploymentRecord;

  it('gives it the splitter alone, says so, and finds it there the next time', async () => {
    expect((await deploy('local2')).stdout).to.contain('is a further chain: it has the splitter alone');
    const { splitters, badges, voteRegistries } = await readRecord(31338);
    expect([...badges, ...voteRegistries]).to.deep.equal([]);
    expect(await further.provider.getCode(splitters[0]?.address ?? '')).to.have.length.above(2);
    expect((await deploy('31338')).stdout).to.contain('already stand');
  });

  it('gives it the rest once it is the home chain', async () => {
    await deploy('31338', { CHAIN_RPC_URL: further.url });
    const { splitters, badges, voteRegistries } = await readRecord(31338);
    expect([splitters, badges, voteRegistries].map(({ length }) => length)).to.deep.equal([1, 1, 1]);
  });

  it('refuses a node of another chain and a chain that is shut down', async () => {
    expect(await failureOf(deploy('31338', {}))).to.contain(
      'Node 1 of CHAIN_RPC_URL serves chain 31337, not 31338',
    );
    expect(await failureOf(deploy('goerli'))).to.contain('has been shut down');
  });

  it('refuses a public chain without a key to deploy with', async () => {
    const sepolia = await startNode(11155111);
    const failure = await failureOf(deploy('sepolia', { CHAIN_RPC_URL_11155111: sepolia.url }));
    await sepolia.stop();
    expect(failure).to.contain('DEPLOYER_PRIVATE_KEY must be set');
  });
});
