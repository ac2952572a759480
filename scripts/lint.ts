// `npm run lint`: everything that can be said about the code without running it.
import { lintSteps } from './steps/lint-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import type { Step } from './steps/step.ts';

const contracts: Step = { name: 'build of the contracts', command: 'npm run build contracts' };

process.exitCode = await runSteps([contracts, ...lintSteps(contracts)], 'go on');
