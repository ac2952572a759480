import { readFile } from 'node:fs/promises';
import { ContractFactory, id } from 'ethers';
import type { DeployedContract } from '../../scripts/deployment-record.ts';
import type { LocalNode } from './local-node.ts';

const file = new URL('../../abi/v1/VoteRegistryV1.json', import.meta.url);

/** Deploys the registry of votes as its first version was, and says how it is recorded and published to. */
export async function deployFirstRegistry({ provider }: LocalNode) {
  const { abi, bytecode } = JSON.parse(await readFile(file, 'utf8')) as { abi: never[]; bytecode: string };
  const publisher = await provider.getSigner(1);
  const factory = new ContractFactory(abi, bytecode, publisher);
  const registry = await factory.deploy(publisher.address, publisher.address);
  const receipt = await registry.deploymentTransaction()?.wait();
  const { blockNumber: block = 0, blockHash = '' } = receipt ?? {};
  const record: DeployedContract = { address: await registry.getAddress(), block, blockHash, version: 1 };
  const publish = async (month: string) => {
    const sent = (await registry.getFunction('publish').send(month, id(month), 1)) as {
      wait: () => Promise<unknown>;
    };
    await sent.wait();
  };
  return { record, publish };
}
