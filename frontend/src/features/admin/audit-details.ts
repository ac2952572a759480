/** What changed, in one line: 'status: pending → approved', lists with commas. */
export function describeDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${describe(value)}`)
    .join('; ');
}

const describe = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(describe).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};
