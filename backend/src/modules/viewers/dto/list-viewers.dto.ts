import { IsOptional } from 'class-validator';
import { ListDto } from '../../../common/lists/list.dto.js';
import { IsChoice } from '../../../common/validation/choice.decorator.js';

const VIEWER_SORTS = ['id', 'name', 'email', 'createdAt'] as const;
export type ViewerSort = (typeof VIEWER_SORTS)[number];

/** Search, order and page of the viewers; q is looked for in name and e-mail. */
export class ListViewersDto extends ListDto {
  /** By what the viewers are sorted; their ids, and so their age, unless another is named. */
  @IsOptional()
  @IsChoice(VIEWER_SORTS, 'ViewerSort')
  sort?: ViewerSort;
}
