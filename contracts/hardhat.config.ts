import { createRequire } from 'node:module';
import { join } from 'node:path';
import toolbox from '@nomicfoundation/hardhat-toolbox-mocha-ethers';
import { defineConfig } from 'hardhat/config';
import { dataDirectory } from './scripts/data-directory.ts';

const explorerKey = process.env.ETHERSCAN_API_KEY;
// Hardhat reads this after the configuration; set here, it holds for every way of starting it.
process.env.HARDHAT_DISABLE_TELEMETRY = 'true';

export default defineConfig({
  plugins: [toolbox],
  paths: {
    sources: './src',
    // Every instance keeps the deployment journal with the rest of its data.
    ignition: join(dataDirectory, 'ignition'),
  },
  solidity: {
    version: '0.8.37',
    // The compiler comes from npm, so that a build needs no further download.
    path: createRequire(import.meta.url).resolve('solc/soljson.js'),
    settings: {
      // The newest rules that all chains of the list share.
      evmVersion: 'cancun',
      viaIR: true,
      optimizer: { enabled: true, runs: 100_000 },
    },
  },
  verify: {
    // SOURCIFY_URL names another server of its kind; undefined is the public one.
    sourcify: { apiUrl: process.env.SOURCIFY_URL || undefined },
    etherscan: explorerKey ? { apiKey: explorerKey } : { enabled: false },
  },
  test: { solidity: { invariant: { runs: 64, depth: 128, failOnRevert: true } } },
  typechain: { outDir: './cache/types' },
});
