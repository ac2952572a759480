import { validationFailed } from '../errors/common.errors.js';

/** Names that every object answers to: looked up among the rules they seem known, so no rule would ever refuse them. */
const OF_EVERY_OBJECT = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A body or query is one object, or left out. @throws validationFailed */
export function assertObject(input: unknown): void {
  if (input === undefined || input === null) return;
  if (typeof input !== 'object' || Array.isArray(input)) throw validationFailed({});
}

/** A field, and what it stands in. */
interface Place {
  name: string;
  parent?: Place;
}

/** Path of the first name that every object answers to: no DTO has such a field. Without recursion, as whoever sends the input decides how deep it goes. */
export function inheritedName(input: unknown): string | undefined {
  const pending: [value: object, parent?: Place][] = isObject(input) ? [[input]] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, parent] = next;
    for (const [name, inner] of Object.entries(value)) {
      if (OF_EVERY_OBJECT.has(name)) return pathOf({ name, parent });
      if (isObject(inner)) pending.push([inner, { name, parent }]);
    }
  }
  return undefined;
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at; at = at.parent) names.push(at.name);
  return names.toReversed().join('.');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
