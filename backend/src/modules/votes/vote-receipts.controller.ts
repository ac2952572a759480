import { Controller, Get, Param } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { VoteReceiptDto } from './dto/vote-receipt.dto.js';
import { VoteReceipts } from './vote-receipts.service.js';

@ApiTags('votes')
@Controller('votes')
export class VoteReceiptsController {
  constructor(private readonly receipts: VoteReceipts) {}

  /** What shows that the account's vote is among those whose root is on the chain. 409 until the month's votes are fixed. */
  @Get(':id/receipt')
  @SignedIn()
  @ApiNotFoundResponse({ description: 'No such vote of this account' })
  @ApiConflictResponse({ description: 'The votes are not fixed yet' })
  @ApiServiceUnavailableResponse({ description: 'The tree of an old month is being made; see Retry-After' })
  getVoteReceipt(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<VoteReceiptDto> {
    return this.receipts.receiptOf(id, user.id);
  }
}
