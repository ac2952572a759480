import { rm } from 'node:fs/promises';
import { HardhatArtifactResolver } from '@nomicfoundation/hardhat-ignition/helpers';
import { listTransactions } from '@nomicfoundation/ignition-core';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import type { Connection } from './connection.ts';
import { isLocalChain } from './deployment-chains.ts';
import { deploymentIdOf, journalOf } from './deployment-journal.ts';
import type { PlannedContract, PlanSettings } from './deployment-plan.ts';
import type { DeployedContract } from './deployment-record.ts';

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
  settings: PlanSettings,
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
