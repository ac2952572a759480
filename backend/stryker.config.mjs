// `npm run mutation`: changes the rules of money, votes and access in every small way, and counts the changes that no unit
// test notices. `-- --incremental` takes what did not change from the run before.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jestConfig from './jest.config.cjs';
import { LEAST_SCORE, PARTS } from './test/mutation/parts.ts';

const rules = Object.values(PARTS).flat();
const gone = rules.filter((file) => !existsSync(new URL(file, import.meta.url)));
if (gone.length > 0) throw new Error(`test/mutation/parts.ts names what is not there: ${gone.join(', ')}`);

const abi = fileURLToPath(new URL('../contracts/abi/index.ts', import.meta.url));

export default {
  mutate: rules,
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    // Unit tests alone: they need no services. The copy in which they run lies deeper than the workspace.
    config: {
      roots: ['<rootDir>/src'],
      // Every change is tried in modules that were loaded with it.
      testEnvironment: 'node',
      runtime: 'jest-runtime',
      globalSetup: null,
      globalTeardown: null,
      setupFilesAfterEnv: [],
      moduleNameMapper: { ...jestConfig.moduleNameMapper, '^@change-makers/contracts/abi$': abi },
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  plugins: ['@stryker-mutator/jest-runner', './test/mutation/parts-reporter.ts'],
  reporters: ['clear-text', 'json', 'parts'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/copy',
  thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
};
