/** As high as the badge counts them. */
const HIGHEST_SEASON = 1000;

/**
 * The seasons that a deployment is told to give badges, each once.
 * @param named as on the command line
 * @throws when one is no number of a season
 */
export function readSeasons(named: readonly string[]): number[] {
  const wrong = named.find((text) => !/^[1-9]\d{0,3}$/.test(text) || Number(text) > HIGHEST_SEASON);
  if (wrong !== undefined)
    throw new Error(`--season ${wrong} is not valid: seasons are numbered from 1 to ${HIGHEST_SEASON}.`);
  return [...new Set(named.map(Number))].toSorted((one, other) => one - other);
}
