import { type SeasonValues, toSeasonValues } from './season-values';
import type { AdminSeason } from './seasons-api';
import { parseWhitelist } from './whitelist';

/** What was typed into a season's form, on what the season has become meanwhile: what was left alone follows it, and of the list both changes stay. */
export function rebaseSeason(values: SeasonValues, seen: AdminSeason, present: AdminSeason): SeasonValues {
  const [before, now] = [toSeasonValues(seen), toSeasonValues(present)];
  const fields = Object.keys(now) as (keyof SeasonValues)[];
  const kept = fields.map((field) => [field, values[field] === before[field] ? now[field] : values[field]]);
  return {
    ...(Object.fromEntries(kept) as SeasonValues),
    whitelist: mergeLists(parseWhitelist(values.whitelist), seen.whitelist, present.whitelist).join(', '),
  };
}

/** The present list with what was added to the one that was seen, and without what was taken off it. */
function mergeLists(typed: readonly string[], seen: readonly string[], present: readonly string[]): string[] {
  const left = present.filter((email) => typed.includes(email) || !seen.includes(email));
  const added = typed.filter((email) => !seen.includes(email) && !present.includes(email));
  return [...left, ...added];
}
