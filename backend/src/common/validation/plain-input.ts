import { validationFailed } from '../errors/common.errors.js';
import { unknownField } from './validation.problems.js';

/** Names that every object answers to: looked up among the rules they seem known, so no rule would ever refuse them. */
const OF_EVERY_OBJECT = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A body or query is one object, or left out. @throws validationFailed */
export function assertObject(input: unknown): void {
  if (input === undefined || input === null) return;
  if (typeof input !== 'object' || Array.isArray(input)) throw validationFailed({});
}

/** No DTO has a field of those names at any depth. @throws validationFailed */
export function assertOwnNames(input: unknown): void {
  const field = typeof input === 'object' && input !== null ? inheritedName(input) : undefined;
  // Computed keys define: an assignment to `__proto__` would change the record's prototype and name nothing.
  if (field !== undefined) throw validationFailed({ [field]: [unknownField({ field })] });
}

/** A field, and what it stands in. */
interface Place {
  name: string;
  parent?: Place;
}

/** Path of the first such name. Without recursion, as whoever sends the input decides how deep it goes. */
function inheritedName(input: object): string | undefined {
  const pending: [value: object, parent?: Place][] = [[input]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, parent] = next;
    for (const [name, inner] of Object.entries(value)) {
      if (OF_EVERY_OBJECT.has(name)) return pathOf({ name, parent });
      if (typeof inner === 'object' && inner !== null) pending.push([inner as object, { name, parent }]);
    }
  }
  return undefined;
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at; at = at.parent) names.push(at.name);
  return names.toReversed().join('.');
}
