// `npm test`: everything that has to hold before a change is merged, from the format to the browser tests.
import { lintSteps } from './steps/lint-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import type { Step } from './steps/step.ts';

const generated: Step = { name: 'generated files', command: 'npm run generate' };
const lint = lintSteps(generated);
const build: Step = { name: 'build', command: 'npm run build', needs: [generated] };
const chromium: Step = { name: 'Chromium', command: 'node scripts/ensure-chromium.ts' };
// Nobody writes to what is built of the contracts from here on, of which all that follow read at once.
const needs = [build, ...lint];
const api: Step = { name: 'API tests', command: 'npm test -w backend', needs };
const journeys: Step = {
  name: 'browser tests',
  command: 'npm run test:e2e -w frontend',
  needs: [...needs, chromium],
};
const contracts: Step = { name: 'contract tests', command: 'npm test -w contracts', needs };
const launcher: Step = { name: 'launcher tests', command: 'npm run test:scripts', needs };
const site: Step = { name: 'site tests', command: 'npm test -w frontend', needs };

// The longest begin first, so that none is left over to run by itself.
process.exitCode = await runSteps(
  [generated, ...lint, build, chromium, api, journeys, contracts, launcher, site],
  'stop',
);
