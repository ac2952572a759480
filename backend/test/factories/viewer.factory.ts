let count = 0;

/** Input of a viewer registration that is valid as it stands. */
export function viewerInput(changes: object = {}) {
  count += 1;
  return { name: 'Oliver Brandt', email: `viewer${count}@example.test`, ...changes };
}
