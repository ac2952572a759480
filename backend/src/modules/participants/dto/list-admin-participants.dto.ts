import { IsOptional } from 'class-validator';
import { ListDto } from '../../../common/lists/list.dto.js';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { MAX_SEASON } from '../../seasons/dto/season-filter.dto.js';

export const STANDINGS = ['active', 'inactive'] as const;

const PARTICIPANT_SORTS = ['place', 'id', 'name', 'profession', 'createdAt'] as const;
export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

/** Filter, order and page of the participants; q is looked for in name, profession, username and e-mail. */
export class ListAdminParticipantsDto extends ListDto {
  /** Those who hold a place, or those who do not. */
  @IsOptional()
  @IsChoice(STANDINGS, 'ParticipantStanding')
  standing?: (typeof STANDINGS)[number];

  /** Number of the season in which they take part; of all of them if not given. @example 2 */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_SEASON)
  season?: number;

  /** By what they are sorted; by place, those without one last, unless another is named. */
  @IsOptional()
  @IsChoice(PARTICIPANT_SORTS, 'ParticipantSort')
  sort?: ParticipantSort;
}
