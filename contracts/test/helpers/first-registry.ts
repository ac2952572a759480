import { readFile } from 'node:fs/promises';
import { ContractFactory, id, type Signer } from 'ethers';
import type { DeployedContract } from '../../scripts/deployment-record.ts';

const file = new URL('../../abi/v1/VoteRegistryV1.json', import.meta.url);

/** Deploys the registry of votes as its first version was, and says how it is recorded and published to. */
export async function deployFirstRegistry(publisher: Signer) {
  const { abi, bytecode } = JSON.parse(await readFile(file, 'utf8')) as { abi: never[]; bytecode: string };
  const registry = await new ContractFactory(abi, bytecode, publisher).deploy(publisher, publisher);
  const receipt = await registry.deploymentTransaction()?.wait();
  const { blockNumber: block = 0, blockHash = '' } = receipt ?? {};
  const record: DeployedContract = { address: await registry.getAddress(), block, blockHash, version: 1 };
  const publish = async (month: string) => {
    const sent = await registry.getFunction('publish').send(month, id(month), 1);
    await sent.wait();
  };
  return { record, publish };
}
