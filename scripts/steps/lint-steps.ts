import type { Step } from './step.ts';

/**
 * What `npm run lint` does. Types, and rules that know types, need the contracts' ABI.
 * @param contracts the step that builds them
 */
export function lintSteps(contracts: Step): Step[] {
  const needs = [contracts];
  return [
    { name: 'types', command: 'npm run lint:types', needs },
    { name: 'code', command: 'npm run lint:code', needs },
    { name: 'format', command: 'npm run lint:format' },
    { name: 'imports', command: 'npm run lint:imports', needs },
    { name: 'unused code', command: 'npm run lint:unused', needs },
    { name: "the API's description", command: 'npm run lint:api' },
    { name: 'Solidity', command: 'npm run lint -w contracts', needs },
  ];
}
