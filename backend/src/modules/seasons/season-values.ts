import { checkedAddresses } from '../../common/validation/invited-addresses.js';
import type { PlanSeasonDto } from './dto/plan-season.dto.js';
import type { Season } from './entities/season.entity.js';

/** What administrators say of a season. */
export type SeasonValues = Pick<
  Season,
  | 'name'
  | 'applicationsFrom'
  | 'applicationsTo'
  | 'startsAt'
  | 'endsAt'
  | 'reviewAt'
  | 'ceremonyAt'
  | 'places'
  | 'whitelist'
>;

const DATES = ['applicationsFrom', 'applicationsTo', 'startsAt', 'endsAt', 'reviewAt', 'ceremonyAt'] as const;

/** As they are stored; what was not given is absent. @throws notAnInvitation */
export function valuesOf(dto: Partial<PlanSeasonDto>): Partial<SeasonValues> {
  const values: Partial<SeasonValues> = {};
  for (const field of DATES) {
    const given = dto[field];
    if (given !== undefined) values[field] = given === null ? null : new Date(given);
  }
  if (dto.name !== undefined) values.name = dto.name;
  if (dto.places !== undefined) values.places = dto.places;
  if (dto.whitelist !== undefined) values.whitelist = checkedAddresses('whitelist', dto.whitelist).join(',');
  return values;
}
