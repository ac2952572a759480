/**
 * Deploys the contracts through Ignition and records their addresses: `node scripts/deploy.ts [chain] [--season <number>] [--confirm <chain id>]`,
 * the chain by name or id, confirmed where it is a main network; with badges of that season, or of several, beside those that stand. What is recorded and stands on the chain in its current version is left alone. Its settings come from the environment.
 */
import './secret-files.ts';
import { parseArgs } from 'node:util';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import { connect, type Connection } from './connection.ts';
import { deployContract } from './contract-deployment.ts';
import { readerOf } from './deployment-check.ts';
import { announce, requireConfirmation } from './deployment-announcement.ts';
import { findChain, isLocalChain, type DeploymentChain } from './deployment-chains.ts';
import { requireFunds } from './deployment-funds.ts';
import { journalOf, journalsOf } from './deployment-journal.ts';
import { findNode, findWitness, type DeploymentNode } from './deployment-nodes.ts';
import { resumed } from './deployment-resumption.ts';
import { deploymentPlan, type PlannedContract } from './deployment-plan.ts';
import { recordFile, writeRecord } from './deployment-record.ts';
import { readDeploymentSettings } from './deployment-settings.ts';
import { readSeasons } from './deployment-seasons.ts';
import { findStanding, type Standing } from './deployment-standing.ts';
import { assertUnsealed, readFirstMonth } from './first-month.ts';
import { assertBuiltAsPinned } from './pinned-code.ts';
import { verifySources } from './source-verification.ts';

const ON_DOUBT = ', and what stands there is not what the environment names, or not known to this release';

async function deploy(
  hre: HardhatRuntimeEnvironment,
  connection: Connection,
  chain: DeploymentChain,
  node: DeploymentNode,
  { record, missing: lacking }: Standing,
  confirmed: string | undefined,
): Promise<void> {
  const { chainId } = chain;
  const [deployer] = await connection.ethers.getSigners();
  if (!deployer) throw new Error('No account to deploy from: set DEPLOYER_PRIVATE_KEY.');
  const settings = {
    ...readDeploymentSettings(chainId, deployer.address, process.env),
    firstMonth: await readFirstMonth(connection, record.voteRegistries, process.env),
  };
  const missing = await resumed(hre, chainId, lacking);
  await hre.tasks.getTask('build').run({ quiet: true, noTests: true });
  announce(chain, deployer.address, missing, settings);
  // A launcher's site publishes anew what a registry of a local chain takes from another.
  if (!isLocalChain(chainId) && missing.some(({ list, begun }) => list === 'voteRegistries' && !begun))
    await assertUnsealed(connection, record.voteRegistries, settings.firstMonth);
  await requirePinned(hre, chainId, missing);
  await requireFunds(connection, deployer.address, missing, settings);
  requireConfirmation(chain, confirmed);
  const witness = await findWitness(chain, node, process.env);
  if (!witness && !isLocalChain(chainId))
    console.log('No second node answers: what is deployed is read back through the node that it is sent to.');
  const reader = readerOf(chain, witness ?? node.url);
  try {
    for (const contract of missing) {
      const { name, list, version, season } = contract;
      console.log(`Deploying ${name}${season ? ` of season ${season}` : ''} to chain ${chainId} ...`);
      for (const old of record[list])
        console.log(`${name} ${old.address} of version ${old.version} stays listed and served beside it.`);
      const deployed = await deployContract(hre, connection, reader, chain, contract, settings);
      record[list].push(deployed);
      // At once, so that a failure of the next contract does not lose this one.
      await writeRecord(recordFile(chainId), record);
      console.log(`${name} ${deployed.address}, version ${version}, block ${deployed.block}`);
    }
  } finally {
    reader.destroy();
  }
}

/** Nothing is deployed to a public chain that a later run would not know again. */
async function requirePinned(hre: HardhatRuntimeEnvironment, chainId: bigint, contracts: PlannedContract[]) {
  if (isLocalChain(chainId)) return;
  for (const { name, version } of contracts)
    assertBuiltAsPinned(name, version, await hre.artifacts.readArtifact(name));
}

async function main(): Promise<void> {
  const {
    positionals: [wanted = 'local'],
    values: { confirm, season: named = [] },
  } = parseArgs({
    allowPositionals: true,
    options: { confirm: { type: 'string' }, season: { type: 'string', multiple: true } },
  });
  const seasons = readSeasons(named);
  const chain = findChain(wanted);
  const { chainId, title } = chain;
  const node = await findNode(chain, process.env);
  const { url, isHome } = node;
  console.log(
    isHome
      ? `Chain ${chainId} (${title}) is the home chain: it has all contracts.`
      : `Chain ${chainId} (${title}) is a further chain: it has the splitter alone.`,
  );
  if (seasons.length > 0 && !isHome)
    throw new Error('--season is for the home chain, which alone has badges.');
  const plan = deploymentPlan(isHome);
  const { hre, connection } = await connect(chain, url, process.env.DEPLOYER_PRIVATE_KEY);
  const standing = await findStanding(hre, connection, chain, plan, process.env, seasons);
  if (standing.missing.length > 0) await deploy(hre, connection, chain, node, standing, confirm);
  else {
    if (standing.isDoubtful) requireConfirmation(chain, confirm, ON_DOUBT);
    console.log(`Contracts already stand on chain ${chainId} (${recordFile(chainId)}).`);
  }
  if (isLocalChain(chainId)) return;
  for (const contract of plan) {
    const [journal = journalOf(hre, contract, chainId), ...others] = await journalsOf(hre, contract, chainId);
    for (const each of [journal, ...others]) await verifySources(hre, contract.name, each);
  }
}

main().catch((error: unknown) => {
  console.error(`Deployment failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
