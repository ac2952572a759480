import type { ValidationOptions } from 'class-validator';
import type { Problem } from '../errors/problem.js';

/** Tells what is wrong with a field's value. */
export type Describe = (field: string, value: unknown) => Problem;

/** A rule's options: the problem of a field that breaks it. No rule may go without, as rules.spec.ts checks. */
export const says = (describe: Describe): ValidationOptions => ({
  message: ({ property, value }) => describe(property, value).message,
  context: { describe },
});
