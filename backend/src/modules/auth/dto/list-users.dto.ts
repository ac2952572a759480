import { IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../common/access/access.decorator.js';
import { ListDto } from '../../../common/lists/list.dto.js';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { ACCOUNT_STATES, type AccountState } from './listed-user.dto.js';

/** Search, filters and page of all accounts; q is looked for in username and e-mail address. */
export class ListUsersDto extends ListDto {
  /** Accounts of one role. */
  @IsOptional()
  @IsChoice(ROLES, 'Role')
  role?: Role;

  /** Accounts that may sign in, or that are suspended. */
  @IsOptional()
  @IsChoice(ACCOUNT_STATES, 'AccountState')
  state?: AccountState;
}
