import type { To } from 'react-router-dom';

/** Where a tab of the console shows what belongs to a season. */
export const consoleTab = (tab: string, season: number): To => ({
  search: new URLSearchParams({ tab, season: String(season) }).toString(),
});
