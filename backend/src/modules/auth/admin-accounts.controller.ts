import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { AccountDto, AccountPageDto } from './dto/account.dto.js';
import { ListAccountsDto } from './dto/list-accounts.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('admin')
@Controller('admin/accounts')
@Roles('admin')
export class AdminAccountsController {
  constructor(private readonly users: UsersService) {}

  /** Accounts whose name begins with a text, or whose e-mail address it is; oldest first. */
  @Get()
  async listAccounts(@Query() filter: ListAccountsDto): Promise<AccountPageDto> {
    const { users, next } = await this.users.search(filter);
    return { accounts: users.map(AccountDto.from), next };
  }
}
