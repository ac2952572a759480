import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import hre from 'hardhat';

const CONTRACTS = ['AdPaymentSplitter', 'ChallengeBadge', 'VoteRegistry'];
const folder = resolve(import.meta.dirname, '../abi');

const toKebabCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const toCamelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Writes one contract's ABI as a constant, from which viem-style tools and ethers infer names and types. */
async function writeAbi(name: string): Promise<void> {
  const { abi } = await hre.artifacts.readArtifact(name);
  const source = `/** ABI of ${name}, made from its source by \`npm run build -w contracts\`. */
export const ${toCamelCase(name)}Abi = ${JSON.stringify(abi, null, 2)} as const;
`;
  await writeFile(resolve(folder, `${toKebabCase(name)}.ts`), source);
}

await mkdir(folder, { recursive: true });
await Promise.all(CONTRACTS.map(writeAbi));
const exports = CONTRACTS.map((name) => `export * from './${toKebabCase(name)}.js';\n`);
await writeFile(resolve(folder, 'index.ts'), exports.join(''));
