/**
 * Deploys the contracts through Ignition and records their addresses: `node scripts/deploy.ts [network]`.
 * Does nothing when the recorded contracts stand on the chain. Its settings come from the environment.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listTransactions } from '@nomicfoundation/ignition-core';
import type { HardhatEthers } from '@nomicfoundation/hardhat-ethers/types';
import { HardhatArtifactResolver } from '@nomicfoundation/hardhat-ignition/helpers';
import hre from 'hardhat';
import splitterModule from '../ignition/modules/ad-payment-splitter.ts';
import type { DeployedContract, DeploymentRecord } from './deployment-record.ts';
import { readRecord, recordFile, writeRecord } from './deployment-record.ts';
import { LOCAL_CHAIN_ID, readDeploymentSettings } from './deployment-settings.ts';

type Connection = Awaited<ReturnType<typeof hre.network.create>>;

/** Takes the block from the journal, since a resumed deployment may have been mined in an earlier run. */
async function locate(ethers: HardhatEthers, journal: string, address: string): Promise<DeployedContract> {
  const transactions = await listTransactions(journal, new HardhatArtifactResolver(hre.artifacts));
  const hash = transactions.find((transaction) => transaction.address === address)?.txHash ?? '';
  const receipt = await ethers.provider.getTransactionReceipt(hash);
  if (!receipt) throw new Error(`The chain has no receipt of the deployment of ${address}.`);
  return { address, block: receipt.blockNumber, blockHash: receipt.blockHash };
}

async function deploy(connection: Connection, chainId: bigint): Promise<DeploymentRecord> {
  const { ethers, ignition } = connection;
  const [deployer] = await ethers.getSigners();
  if (!deployer) throw new Error('No account to deploy from: set DEPLOYER_PRIVATE_KEY.');
  const parameters = { AdPaymentSplitter: readDeploymentSettings(chainId, deployer.address, process.env) };
  await hre.tasks.getTask('build').run({ quiet: true, noTests: true });

  const isLocal = chainId === LOCAL_CHAIN_ID;
  const deploymentId = `chain-${chainId}`;
  const journal = join(hre.config.paths.ignition, 'deployments', deploymentId);
  // A local chain may have forgotten what its journal holds; on a public chain the journal resumes what was begun.
  if (isLocal) await rm(journal, { recursive: true, force: true });
  const { splitter } = await ignition.deploy(splitterModule, {
    deploymentId,
    parameters,
    displayUi: !isLocal,
  });
  return { AdPaymentSplitter: await locate(ethers, journal, await splitter.getAddress()) };
}

/** Whether the recorded contracts stand on the chain; a public chain that lost them needs a person's decision. */
async function standsOnChain({ ethers }: Connection, chainId: bigint, file: string): Promise<boolean> {
  const recorded = Object.values((await readRecord(file)) ?? {});
  if (recorded.length === 0) return false;
  const codes = await Promise.all(recorded.map(({ address }) => ethers.provider.getCode(address)));
  const stands = codes.every((code) => code !== '0x');
  if (stands || chainId === LOCAL_CHAIN_ID) return stands;
  throw new Error(`Chain ${chainId} has no code at an address in ${file}; remove the file to deploy anew.`);
}

async function main(networkName: string): Promise<void> {
  const connection = await hre.network.create(networkName);
  const { chainId } = await connection.ethers.provider.getNetwork();
  const file = recordFile(chainId);
  if (await standsOnChain(connection, chainId, file)) {
    console.log(`Contracts already stand on chain ${chainId} (${file}).`);
    return;
  }
  console.log(`Deploying to chain ${chainId} ...`);
  const record = await deploy(connection, chainId);
  await writeRecord(file, record);
  for (const [name, { address, block }] of Object.entries(record))
    console.log(`${name} ${address}, block ${block}`);
}

main(process.argv[2] ?? 'localhost').catch((error: unknown) => {
  console.error(`Deployment failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
