// `npm run generate`: writes anew whatever is made from the sources and committed, and fails when that changes anything.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, forgetBuild } from './launcher/build.ts';
import { root } from './launcher/settings.ts';

const generated = [
  'contracts/abi/*.ts',
  'contracts/abi/types/*.ts',
  'backend/openapi.json',
  'frontend/src/api/generated/*.ts',
];
const generators = ['run build contracts backend', 'run openapi -w backend', 'run generate -w frontend'];

function read(): Map<string, string> {
  const files = globSync(generated, { cwd: root });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const before = read();
forgetBuild(contracts);
for (const generator of generators)
  execFileSync('npm', generator.split(' '), { cwd: root, stdio: 'inherit' });
const after = read();

const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
for (const file of changed) console.error(`${file} was out of date and has been written anew: commit it.`);
if (changed.length > 0) process.exitCode = 1;
