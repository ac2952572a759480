import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Contract, JsonRpcProvider, parseEther } from 'ethers';
import hre from 'hardhat';
import type { DeploymentRecord } from '../scripts/deployment-record.ts';

const script = resolve(import.meta.dirname, '../scripts/deploy.ts');
const run = promisify(execFile);

describe('npm run deploy', () => {
  let server: Awaited<ReturnType<typeof hre.network.createServer>>;
  let provider: JsonRpcProvider;
  let folder: string;
  let recordFile: string;
  let environment: NodeJS.ProcessEnv;

  beforeEach(async () => {
    server = await hre.network.createServer({ override: { chainId: 31337 } }, '127.0.0.1', 0);
    const { address, port } = await server.listen();
    const url = `http://${address}:${port}`;
    provider = new JsonRpcProvider(url, undefined, { staticNetwork: true, cacheTimeout: -1 });
    folder = await mkdtemp(join(tmpdir(), 'change-makers-deploy-'));
    recordFile = join(folder, 'deployments/31337.json');
    environment = { PATH: process.env.PATH, HOME: process.env.HOME, CHAIN_RPC_URL: url, DATA_DIR: folder };
  });

  afterEach(async () => {
    provider.destroy();
    await server.close();
    await rm(folder, { recursive: true });
  });

  const deploy = (more = {}) => run(process.execPath, [script], { env: { ...environment, ...more } });
  const readRecord = async () => JSON.parse(await readFile(recordFile, 'utf8')) as DeploymentRecord;

  it('records address, block and block hash of what it deployed', async () => {
    await deploy();
    const { AdPaymentSplitter: splitter } = await readRecord();
    expect(await provider.getCode(splitter?.address ?? '')).to.have.length.above(2);
    const block = await provider.getBlock(splitter?.block ?? 0);
    expect(splitter?.blockHash).to.equal(block?.hash);
  });

  it('does nothing when the recorded contract stands', async () => {
    await deploy();
    const [record, height] = [await readRecord(), await provider.getBlockNumber()];
    const { stdout } = await deploy();
    expect(stdout).to.contain('already stand');
    expect(await readRecord()).to.deep.equal(record);
    expect(await provider.getBlockNumber()).to.equal(height);
  });

  it('deploys anew when the chain has forgotten the recorded contract', async () => {
    await deploy();
    const forgotten = { address: `0x${'12'.repeat(20)}`, block: 1, blockHash: `0x${'00'.repeat(32)}` };
    await writeFile(recordFile, JSON.stringify({ AdPaymentSplitter: forgotten }));
    await deploy();
    const { AdPaymentSplitter: splitter } = await readRecord();
    expect(await provider.getCode(splitter?.address ?? '')).to.have.length.above(2);
  });

  it('takes price and payees from the environment', async () => {
    const founder = `0x${'34'.repeat(20)}`;
    await deploy({ AD_PRICE: '0.5', FOUNDER_ADDRESS: founder });
    const { AdPaymentSplitter: splitter } = await readRecord();
    const { abi } = await hre.artifacts.readArtifact('AdPaymentSplitter');
    const deployed = new Contract(splitter?.address ?? '', abi, provider);
    expect(await deployed.getFunction('adPrice')()).to.equal(parseEther('0.5'));
    expect(await deployed.getFunction('founder')()).to.equal(founder);
  });

  it('names a setting that is not valid', async () => {
    const failure = await deploy({ AD_PRICE: 'plenty' }).catch((error: unknown) => error);
    expect((failure as { stderr: string }).stderr).to.contain('AD_PRICE is not valid');
  });
});
