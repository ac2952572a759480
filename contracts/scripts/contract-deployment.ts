import { rm } from 'node:fs/promises';
import { HardhatArtifactResolver } from '@nomicfoundation/hardhat-ignition/helpers';
import { listTransactions } from '@nomicfoundation/ignition-core';
import type { Provider } from 'ethers';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';
import type { Connection } from './connection.ts';
import { isLocalChain, type DeploymentChain } from './deployment-chains.ts';
import { readReceipt, requireAsSent, requireOwnAddress } from './deployment-check.ts';
import { deploymentIdOf, journalOf, readJournal } from './deployment-journal.ts';
import type { PlannedContract, PlanSettings } from './deployment-plan.ts';
import type { DeployedContract } from './deployment-record.ts';

/** Takes the block from the journal, since a resumed deployment may have been mined in an earlier run. */
async function locate(
  hre: HardhatRuntimeEnvironment,
  reader: Provider,
  journal: string,
): Promise<Omit<DeployedContract, 'version'>> {
  const transactions = await listTransactions(journal, new HardhatArtifactResolver(hre.artifacts));
  const { address, txHash = '' } =
    transactions.find((transaction) => transaction.address !== undefined) ?? {};
  const begun = await readJournal(journal);
  if (!address || !begun) throw new Error(`The journal in ${journal} tells of no contract.`);
  requireOwnAddress({ address, txHash }, begun);
  const receipt = await readReceipt(reader, txHash, journal);
  return { address, block: receipt.blockNumber, blockHash: receipt.blockHash };
}

/**
 * Deploys one contract through its Ignition module, and reads it back.
 * @param reader the node to ask what was deployed, best another one than deploys
 */
export async function deployContract(
  hre: HardhatRuntimeEnvironment,
  connection: Connection,
  reader: Provider,
  chain: DeploymentChain,
  contract: PlannedContract,
  settings: PlanSettings,
): Promise<DeployedContract> {
  const { name, version, season, module } = contract;
  const { chainId } = chain;
  const isLocal = isLocalChain(chainId);
  const journal = journalOf(hre, contract, chainId);
  const parameters = contract.parameters(settings);
  // A local chain may have forgotten what its journal holds; on a public chain the journal resumes what was begun.
  if (isLocal) await rm(journal, { recursive: true, force: true });
  await connection.ignition.deploy(module, {
    deploymentId: deploymentIdOf(contract, chainId),
    parameters: { [name]: parameters },
    displayUi: !isLocal,
  });
  const located = await locate(hre, reader, journal);
  const deployed = { ...located, version, ...(season !== undefined && { season }) };
  // What an earlier run sent may have been handed on since; the journal knows what that run signed.
  const isSentBefore = contract.begun !== undefined && contract.begun.nonces.size > 0;
  await requireAsSent(reader, chain, { name, ...deployed }, isSentBefore ? {} : parameters);
  return deployed;
}
