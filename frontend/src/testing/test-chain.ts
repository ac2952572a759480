import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ContractFactory, HDNodeWallet, type InterfaceAbi, JsonRpcProvider, parseEther } from 'ethers';

export interface TestChain {
  rpcUrl: string;
  splitter: string;
  stop(): void;
}

/** Accounts that every local node fills with coins. */
const mnemonic = 'test test test test test test test test test test test junk';
export const testAccount = (index: number) =>
  HDNodeWallet.fromPhrase(mnemonic, undefined, `m/44'/60'/0'/0/${index}`);

const require = createRequire(import.meta.url);
const artifact = '../contracts/artifacts/src/AdPaymentSplitter.sol/AdPaymentSplitter.json';

/** Starts a local node of its own with a splitter on it, which takes 25 coins for an ad. */
export async function startTestChain(chainId = 31337): Promise<TestChain> {
  const program = require.resolve('@foundry-rs/anvil/bin.mjs');
  const anvil = spawn(process.execPath, [program, '--port', '0', '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TARGET_TOOL: 'anvil' },
  });
  try {
    const rpcUrl = await listeningAt(anvil.stdout);
    return { rpcUrl, splitter: await deploySplitter(rpcUrl, chainId), stop: () => anvil.kill() };
  } catch (error) {
    anvil.kill();
    throw error;
  }
}

async function listeningAt(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^Listening on (\S+)/.exec(line)?.[1];
    if (address) return `http://${address}`;
  }
  throw new Error('The local node ended before it listened');
}

async function deploySplitter(rpcUrl: string, chainId: number): Promise<string> {
  const { abi, bytecode } = JSON.parse(readFileSync(artifact, 'utf8')) as {
    abi: InterfaceAbi;
    bytecode: string;
  };
  const deployer = testAccount(0).connect(new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true }));
  const [moderator, founder, platform] = [1, 2, 3].map((index) => testAccount(index).address);
  const factory = new ContractFactory(abi, bytecode, deployer);
  const contract = await factory.deploy(deployer.address, moderator, founder, platform, parseEther('25'));
  await contract.waitForDeployment();
  return contract.getAddress();
}
