// Compiles the contracts' test wallets and prints their ABI and bytecode: in a process of its own, as the compiler takes over
// the one it runs in.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FILE = 'ContractWallets.sol';
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const content = readFileSync(join(import.meta.dirname, '../../../contracts/test/wallets', FILE), 'utf8');
const input = {
  language: 'Solidity',
  sources: { [FILE]: { content } },
  settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
};
const output = JSON.parse(solc.compile(JSON.stringify(input))) as { contracts: Record<string, unknown> };
process.stdout.write(JSON.stringify(output.contracts[FILE]));
