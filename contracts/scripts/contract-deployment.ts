import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HardhatArtifactResolver } from '@nomicfoundation/hardhat-ignition/helpers';
import { listTransactions } from '@nomicfoundation/ignition-core';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import type { Connection } from './connection.ts';
import type { CataloguedContract } from './deployment-catalogue.ts';
import { isLocalChain } from './deployment-chains.ts';
import type { PlannedContract } from './deployment-plan.ts';
import type { DeployedContract } from './deployment-record.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** Every version has a journal of its own, or Ignition would take a new one for a change of the old one. */
const deploymentIdOf = ({ name, version }: CataloguedContract, chainId: bigint) =>
  `chain-${chainId}-${name}${version > 1 ? `-${version}` : ''}`;

/** Folder of Ignition's journal of a contract on a chain. */
export function journalOf(
  hre: HardhatRuntimeEnvironment,
  contract: CataloguedContract,
  chainId: bigint,
): string {
  return join(hre.config.paths.ignition, 'deployments', deploymentIdOf(contract, chainId));
}

/** Takes the block from the journal, since a resumed deployment may have been mined in an earlier run. */
async function locate(
  hre: HardhatRuntimeEnvironment,
  { ethers }: Connection,
  journal: string,
): Promise<Omit<DeployedContract, 'version'>> {
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
  contract: PlannedContract,
  settings: DeploymentSettings,
): Promise<DeployedContract> {
  const { name, version, module, parameters } = contract;
  const isLocal = isLocalChain(chainId);
  const journal = journalOf(hre, contract, chainId);
  // A local chain may have forgotten what its journal holds; on a public chain the journal resumes what was begun.
  if (isLocal) await rm(journal, { recursive: true, force: true });
  await connection.ignition.deploy(module, {
    deploymentId: deploymentIdOf(contract, chainId),
    parameters: { [name]: parameters(settings) },
    displayUi: !isLocal,
  });
  return { ...(await locate(hre, connection, journal)), version };
}
