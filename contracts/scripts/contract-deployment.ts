import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HardhatArtifactResolver } from '@nomicfoundation/hardhat-ignition/helpers';
import { listTransactions } from '@nomicfoundation/ignition-core';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import type { Connection } from './connection.ts';
import type { PlannedContract } from './deployment-plan.ts';
import type { DeployedContract } from './deployment-record.ts';
import { LOCAL_CHAIN_ID, type DeploymentSettings } from './deployment-settings.ts';

const deploymentIdOf = (name: string, chainId: bigint) => `chain-${chainId}-${name}`;

/** Folder of Ignition's journal of a contract on a chain. */
export function journalOf(hre: HardhatRuntimeEnvironment, name: string, chainId: bigint): string {
  return join(hre.config.paths.ignition, 'deployments', deploymentIdOf(name, chainId));
}

/** Takes the block from the journal, since a resumed deployment may have been mined in an earlier run. */
async function locate(
  hre: HardhatRuntimeEnvironment,
  { ethers }: Connection,
  journal: string,
): Promise<DeployedContract> {
  const transactions = await listTransactions(journal, new HardhatArtifactResolver(hre.artifacts));
  const { address, txHash } = transactions.find((transaction) => transaction.address !== undefined) ?? {};
  const receipt = await ethers.provider.getTransactionReceipt(txHash ?? '');
  if (!address || !receipt) throw new Error(`The chain has no receipt of the deployment in ${journal}.`);
  return { address, block: receipt.blockNumber, blockHash: receipt.blockHash };
}

/** Deploys one contract through its Ignition module. */
export async function deployContract(
  hre: HardhatRuntimeEnvironment,
  connection: Connection,
  chainId: bigint,
  { name, module, parameters }: PlannedContract,
  settings: DeploymentSettings,
): Promise<DeployedContract> {
  const isLocal = chainId === LOCAL_CHAIN_ID;
  const journal = journalOf(hre, name, chainId);
  // A local chain may have forgotten what its journal holds; on a public chain the journal resumes what was begun.
  if (isLocal) await rm(journal, { recursive: true, force: true });
  await connection.ignition.deploy(module, {
    deploymentId: deploymentIdOf(name, chainId),
    parameters: { [name]: parameters(settings) },
    displayUi: !isLocal,
  });
  return locate(hre, connection, journal);
}
