import { readFile } from 'node:fs/promises';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { ContractFactory, id, keccak256 } from 'ethers';
import { chain } from './contracts';

const artifact = new URL('../../../contracts/abi/v1/VoteRegistryV1.json', import.meta.url);
const LEAF_TYPES = ['string', 'uint256', 'uint256', 'bytes32', 'bool'];
const MONTH = '2024-02';
/** Its key is public on the local chain; anybody there may deploy what they like. */
const FORGER = 9;

/** The receipt of a vote that nobody cast, whose root stands on a real registry of the forger's own. */
export async function forgeReceipt() {
  const secret = id('a vote that nobody cast');
  const leaf = [MONTH, 1, 1, keccak256(secret), true];
  const { root } = StandardMerkleTree.of([leaf], LEAF_TYPES);
  const { abi, bytecode } = JSON.parse(await readFile(artifact, 'utf8')) as {
    abi: never[];
    bytecode: string;
  };
  const forger = await chain.getSigner(FORGER);
  const deployed = await new ContractFactory(abi, bytecode, forger).deploy(forger.address, forger.address);
  await deployed.waitForDeployment();
  const published = (await deployed.getFunction('publish').send(MONTH, root, 1)) as {
    wait: () => Promise<unknown>;
  };
  await published.wait();
  return { leaf, proof: [], root, month: MONTH, secret, registry: await deployed.getAddress() };
}
