import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import hre from 'hardhat';

const CONTRACTS = ['AdPaymentSplitter', 'ChallengeBadge', 'VoteRegistry'];
/** Contracts of before that still stand on chains; `abi/v1` keeps what was deployed, since their source is gone. */
const FIRST_VERSIONS = CONTRACTS;
const folder = resolve(import.meta.dirname, '../abi');

const toKebabCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const toCamelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Writes one ABI as a constant, from which viem-style tools and ethers infer names and types. */
async function writeAbi(name: string, origin: string, abi: unknown): Promise<void> {
  const source = `/** ABI of ${name}, made from ${origin} by \`npm run build -w contracts\`. */
export const ${toCamelCase(name)}Abi = ${JSON.stringify(abi, null, 2)} as const;
`;
  await writeFile(resolve(folder, `${toKebabCase(name)}.ts`), source);
}

async function writeCurrent(name: string): Promise<void> {
  const { abi } = await hre.artifacts.readArtifact(name);
  await writeAbi(name, 'its source', abi);
}

async function writeFirst(name: string): Promise<void> {
  const text = await readFile(resolve(folder, `v1/${name}V1.json`), 'utf8');
  const { abi } = JSON.parse(text) as { abi: unknown };
  await writeAbi(`${name}V1`, 'what was deployed as version 1', abi);
}

await mkdir(folder, { recursive: true });
await Promise.all([...CONTRACTS.map(writeCurrent), ...FIRST_VERSIONS.map(writeFirst)]);
const modules = [...CONTRACTS, ...FIRST_VERSIONS.map((name) => `${name}V1`)].map(toKebabCase).toSorted();
const exports = modules.map((module) => `export * from './${module}.js';\n`);
await writeFile(resolve(folder, 'index.ts'), exports.join(''));
