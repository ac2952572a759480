import type { DataSource } from 'typeorm';
import { AccountAddresses } from './account-addresses.js';
import { AccountRegistrations } from './account-registrations.js';
import { User } from './entities/user.entity.js';
import { PasswordDemands } from './password-demands.service.js';
import { UsersService } from './users.service.js';

/** The accounts for commands of whoever runs the site, beside the API: nobody else is told of what they do. */
export const usersOfCommands = (dataSource: DataSource): UsersService =>
  new UsersService(
    dataSource.getRepository(User),
    new AccountRegistrations(),
    new PasswordDemands(),
    new AccountAddresses(),
  );
