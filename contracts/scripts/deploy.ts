/**
 * Deploys the contracts through Ignition and records their addresses: `node scripts/deploy.ts [chain]`, by name or chain
 * id. What is recorded and stands on the chain in its current version is left alone. Its settings come from the environment.
 */
import { formatEther } from 'ethers';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import { connect, type Connection } from './connection.ts';
import { deployContract, journalOf } from './contract-deployment.ts';
import { findChain, isLocalChain, type DeploymentChain } from './deployment-chains.ts';
import { requireFunds } from './deployment-funds.ts';
import { findNode } from './deployment-nodes.ts';
import { deploymentPlan } from './deployment-plan.ts';
import { recordFile, writeRecord } from './deployment-record.ts';
import { readDeploymentSettings } from './deployment-settings.ts';
import { findStanding, type Standing } from './deployment-standing.ts';
import { verifySources } from './source-verification.ts';

async function deploy(
  hre: HardhatRuntimeEnvironment,
  connection: Connection,
  { chainId, currency }: DeploymentChain,
  { record, missing }: Standing,
): Promise<void> {
  const [deployer] = await connection.ethers.getSigners();
  if (!deployer) throw new Error('No account to deploy from: set DEPLOYER_PRIVATE_KEY.');
  const settings = readDeploymentSettings(chainId, deployer.address, process.env);
  await hre.tasks.getTask('build').run({ quiet: true, noTests: true });
  await requireFunds(connection, deployer.address, missing, settings);
  console.log(
    `A splitter that is deployed now takes ${formatEther(settings.adPrice)} ${currency} for an ad.`,
  );
  for (const contract of missing) {
    const { name, list, version } = contract;
    console.log(`Deploying ${name} to chain ${chainId} ...`);
    for (const old of record[list])
      console.log(`${name} ${old.address} of version ${old.version} stays listed and served beside it.`);
    const deployed = await deployContract(hre, connection, chainId, contract, settings);
    record[list].push(deployed);
    // At once, so that a failure of the next contract does not lose this one.
    await writeRecord(recordFile(chainId), record);
    console.log(`${name} ${deployed.address}, version ${version}, block ${deployed.block}`);
  }
}

async function main(wanted: string): Promise<void> {
  const chain = findChain(wanted);
  const { chainId, title } = chain;
  const { url, isHome } = await findNode(chain, process.env);
  console.log(
    isHome
      ? `Chain ${chainId} (${title}) is the home chain: it has all contracts.`
      : `Chain ${chainId} (${title}) is a further chain: it has the splitter alone.`,
  );
  const plan = deploymentPlan(isHome);
  const { hre, connection } = await connect(chain, url, process.env.DEPLOYER_PRIVATE_KEY);
  const standing = await findStanding(connection, chainId, plan);
  if (standing.missing.length > 0) await deploy(hre, connection, chain, standing);
  else console.log(`Contracts already stand on chain ${chainId} (${recordFile(chainId)}).`);
  if (isLocalChain(chainId)) return;
  for (const contract of plan) await verifySources(hre, contract.name, journalOf(hre, contract, chainId));
}

main(process.argv[2] ?? 'local').catch((error: unknown) => {
  console.error(`Deployment failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
