import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import type { Describe } from './says.js';

type Loaded = Record<string, unknown>;
type InputClass = new () => object;

const source = join(__dirname, '../..');

/** Every class that a request's body or query is checked against, with its rules. */
const rules = globSync('**/*.dto.ts', { cwd: source })
  .flatMap((file) => Object.values(jest.requireActual<Loaded>(join(source, file))))
  .filter((exported): exported is InputClass => typeof exported === 'function')
  .flatMap((input) => getMetadataStorage().getTargetValidationMetadatas(input, '', false, false))
  .filter(({ type }) => type !== ValidationTypes.CONDITIONAL_VALIDATION);

describe('the rules of all input', () => {
  it('are found', () => expect(rules.length).toBeGreaterThan(50));

  it('say what is wrong with a code', () => {
    const silent = rules.filter(({ context }) => !(context as { describe?: Describe } | undefined)?.describe);
    expect(silent.map(({ target, propertyName, name }) => [target, propertyName, name])).toEqual([]);
  });
});
