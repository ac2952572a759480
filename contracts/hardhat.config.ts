import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import toolbox from '@nomicfoundation/hardhat-toolbox-mocha-ethers';
import { defineConfig } from 'hardhat/config';
import { dataDirectory } from './scripts/data-directory.ts';

const explorerKey = process.env.ETHERSCAN_API_KEY;
// Hardhat reads this after the configuration; set here, it holds for every way of starting it.
process.env.HARDHAT_DISABLE_TELEMETRY = 'true';

// The compiler comes from npm, so that a build needs no further download.
const compiler = { version: '0.8.37', path: createRequire(import.meta.url).resolve('solc/soljson.js') };
// The newest rules that all chains of the list share.
const evmVersion = 'cancun';
const whole = {
  ...compiler,
  settings: { evmVersion, viaIR: true, optimizer: { enabled: true, runs: 100_000 } },
};
/** For tests alone, in a fifth of the time: they deploy what is built as above (`test/helpers/deployed.sol`). */
const quick = { ...compiler, settings: { evmVersion, optimizer: { enabled: true } } };
// Those alone that hold a contract: Hardhat's node cannot read what the compiler says of a file of constants.
const sources = globSync('src/[A-Z]*.sol', { cwd: import.meta.dirname });

export default defineConfig({
  plugins: [toolbox],
  paths: {
    sources: './src',
    // Every instance keeps the deployment journal with the rest of its data.
    ignition: join(dataDirectory, 'ignition'),
  },
  // Hardhat compiles together what has one entry here by default, and each override by itself: the many tests are the default.
  solidity: { compilers: [quick], overrides: Object.fromEntries(sources.map((file) => [file, whole])) },
  verify: {
    // SOURCIFY_URL names another server of its kind; undefined is the public one.
    sourcify: { apiUrl: process.env.SOURCIFY_URL || undefined },
    etherscan: explorerKey ? { apiKey: explorerKey } : { enabled: false },
  },
  test: { solidity: { invariant: { runs: 64, depth: 128, failOnRevert: true } } },
  typechain: { outDir: './cache/types' },
});
