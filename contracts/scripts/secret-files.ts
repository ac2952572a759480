/** Imported before everything else: what `<name>_FILE` names is put where the deployment and Hardhat's configuration look for it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '..', '..');
const ofSecret = /^(\w*PRIVATE_KEY|CHAIN_RPC_URL|ETHERSCAN_API_KEY)(_\d+)?_FILE$/;

function readSecretFile(variable: string, file: string): void {
  const name = variable.slice(0, -'_FILE'.length);
  if (process.env[name]) throw new Error(`${name} and ${variable} are both set: keep one of them.`);
  process.env[name] = readFileSync(resolve(repositoryRoot, file), 'utf8').trim();
}

try {
  for (const [variable, file] of Object.entries(process.env))
    if (file && ofSecret.test(variable)) readSecretFile(variable, file);
} catch (error) {
  console.error(`Deployment failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
