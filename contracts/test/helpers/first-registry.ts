import { readFile } from 'node:fs/promises';
import { id } from 'ethers';
import type { Connection } from '../../scripts/connection.ts';
import type { DeployedContract } from '../../scripts/deployment-record.ts';

const file = new URL('../../abi/v1/VoteRegistryV1.json', import.meta.url);

/** Deploys the registry of votes as its first version was, and says how it is recorded and published to. */
export async function deployFirstRegistry({ ethers }: Connection) {
  const { abi, bytecode } = JSON.parse(await readFile(file, 'utf8')) as { abi: never[]; bytecode: string };
  const [publisher] = await ethers.getSigners();
  const factory = await ethers.getContractFactory(abi, bytecode);
  const registry = await factory.deploy(publisher, publisher);
  const receipt = await registry.deploymentTransaction()?.wait();
  const { blockNumber: block = 0, blockHash = '' } = receipt ?? {};
  const record: DeployedContract = { address: await registry.getAddress(), block, blockHash, version: 1 };
  const publish = async (month: string) => {
    await registry.getFunction('publish').send(month, id(month), 1);
  };
  return { record, publish };
}
