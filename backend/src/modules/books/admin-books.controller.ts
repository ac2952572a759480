import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { BookSchedules } from './book-schedules.service.js';

@ApiTags('admin')
@Controller('admin/books')
@Roles('admin')
export class AdminBooksController {
  constructor(private readonly schedules: BookSchedules) {}

  /** Has the contracts of every chain compared with the database at once; the result shows in books/checks. */
  @Post('reconciliation')
  @HttpCode(202)
  reconcileBooks(): Promise<void> {
    return this.schedules.demand();
  }
}
