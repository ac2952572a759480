import { Controller, Get, Param } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Anyone, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { PublishedVoteDto } from './dto/published-vote.dto.js';
import { VoteReceiptDto } from './dto/vote-receipt.dto.js';
import { ParseMonthPipe } from './parse-month.pipe.js';
import { VoteReceipts } from './vote-receipts.service.js';

@ApiTags('votes')
@Controller('votes')
export class VoteReceiptsController {
  constructor(private readonly receipts: VoteReceipts) {}

  /** All votes of a month, by pseudonym, from which anyone can count again. Fixed 48 hours after the month ends; 409 before. */
  @Get('months/:month/leaves')
  @Anyone()
  @ApiConflictResponse({ description: 'The votes are not fixed yet' })
  listVoteLeaves(@Param('month', ParseMonthPipe) month: CalendarMonth): Promise<PublishedVoteDto[]> {
    return this.receipts.leavesOf(month);
  }

  /** What shows that the account's vote is among those whose root is on the chain. 409 until the month's votes are fixed. */
  @Get(':id/receipt')
  @SignedIn()
  @ApiNotFoundResponse({ description: 'No such vote of this account' })
  @ApiConflictResponse({ description: 'The votes are not fixed yet' })
  getVoteReceipt(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<VoteReceiptDto> {
    return this.receipts.receiptOf(id, user.id);
  }
}
