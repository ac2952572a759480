// `npm test`: everything that has to hold before a change is merged, from the format to the browser tests.
import { lintSteps } from './steps/lint-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import type { Step } from './steps/step.ts';

const generated: Step = { name: 'generated files', command: 'npm run generate' };
const lint = lintSteps(generated);
const build: Step = { name: 'build', command: 'npm run build', needs: [generated] };
const chromium: Step = { name: 'Chromium', command: 'node scripts/ensure-chromium.ts' };
const contracts: Step = { name: 'contract tests', command: 'npm test -w contracts', needs: lint };
const api: Step = { name: 'API tests', command: 'npm test -w backend', needs: [build, contracts] };
const site: Step = { name: 'site tests', command: 'npm test -w frontend', needs: [generated] };
const launcher: Step = { name: 'launcher tests', command: 'npm run test:scripts', needs: [generated] };
const journeys: Step = {
  name: 'browser tests',
  command: 'npm run test:e2e -w frontend',
  needs: [build, chromium, api],
  alone: true,
};

process.exitCode = await runSteps(
  [generated, ...lint, build, site, contracts, launcher, chromium, api, journeys],
  'stop',
);
