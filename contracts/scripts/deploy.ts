/**
 * Deploys the contracts through Ignition and records their addresses: `node scripts/deploy.ts [network]`. What is
 * recorded and stands on the chain is left alone. Its settings come from the environment.
 */
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import config from '../hardhat.config.ts';
import type { Connection } from './connection.ts';
import { deployContract, journalOf } from './contract-deployment.ts';
import { requireFunds } from './deployment-funds.ts';
import { deploymentPlan, type PlannedContract } from './deployment-plan.ts';
import { readRecord, recordFile, writeRecord } from './deployment-record.ts';
import { LOCAL_CHAIN_ID, readDeploymentSettings } from './deployment-settings.ts';
import { verifySources } from './source-verification.ts';

/** The contracts that are still to be deployed; a public chain that lost one needs a person's decision. */
async function findMissing(
  { ethers }: Connection,
  chainId: bigint,
  file: string,
): Promise<PlannedContract[]> {
  const record = (await readRecord(file)) ?? {};
  const missing: PlannedContract[] = [];
  for (const contract of deploymentPlan) {
    const address = record[contract.name]?.address;
    if (address && (await ethers.provider.getCode(address)) !== '0x') continue;
    if (address && chainId !== LOCAL_CHAIN_ID)
      throw new Error(`Chain ${chainId} has no code at ${address}; remove it from ${file} to deploy anew.`);
    missing.push(contract);
  }
  return missing;
}

async function deploy(
  hre: HardhatRuntimeEnvironment,
  connection: Connection,
  chainId: bigint,
  contracts: PlannedContract[],
): Promise<void> {
  const [deployer] = await connection.ethers.getSigners();
  if (!deployer) throw new Error('No account to deploy from: set DEPLOYER_PRIVATE_KEY.');
  const settings = readDeploymentSettings(chainId, deployer.address, process.env);
  await hre.tasks.getTask('build').run({ quiet: true, noTests: true });
  await requireFunds(connection, deployer.address, contracts, settings);
  const file = recordFile(chainId);
  for (const contract of contracts) {
    console.log(`Deploying ${contract.name} to chain ${chainId} ...`);
    const deployed = await deployContract(hre, connection, chainId, contract, settings);
    // At once, so that a failure of the next contract does not lose this one.
    await writeRecord(file, { ...(await readRecord(file)), [contract.name]: deployed });
    console.log(`${contract.name} ${deployed.address}, block ${deployed.block}`);
  }
}

async function main(network: string): Promise<void> {
  // Verifying takes the production profile unless told that what stands was built with this one.
  const hre = await createHardhatRuntimeEnvironment(config, { network, buildProfile: 'default' });
  const connection = await hre.network.create();
  const { chainId } = await connection.ethers.provider.getNetwork();
  const file = recordFile(chainId);
  const missing = await findMissing(connection, chainId, file);
  if (missing.length > 0) await deploy(hre, connection, chainId, missing);
  else console.log(`Contracts already stand on chain ${chainId} (${file}).`);
  if (chainId === LOCAL_CHAIN_ID) return;
  for (const { name } of deploymentPlan) await verifySources(hre, name, journalOf(hre, name, chainId));
}

main(process.argv[2] ?? 'localhost').catch((error: unknown) => {
  console.error(`Deployment failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
