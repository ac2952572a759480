/** Pins the code of the catalogue's versions that are not pinned yet, as it is built now: `node scripts/pin-code.ts`. */
import hre from 'hardhat';
import { catalogue } from './deployment-catalogue.ts';
import { builtCode, pin } from './pinned-code.ts';

await hre.tasks.getTask('build').run({ quiet: true, noTests: true });
for (const { name, version } of catalogue)
  pin(name, version, builtCode(await hre.artifacts.readArtifact(name)));
