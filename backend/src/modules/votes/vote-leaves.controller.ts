import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { PublishedVoteDto } from './dto/published-vote.dto.js';
import { ParseMonthPipe } from './parse-month.pipe.js';
import { LeafReaders } from './leaf-readers.js';
import { sendLeafFile, sendLeafList } from './send-leaf-file.js';
import { type ByteRange, VoteLeaves } from './vote-leaves.service.js';

const file = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('votes')
@Controller('votes/months/:month')
export class VoteLeavesController {
  constructor(
    private readonly leaves: VoteLeaves,
    private readonly readers: LeafReaders,
  ) {}

  /**
   * All votes of a month, by pseudonym, from which anyone can count again. Fixed 48 hours after the month ends; 409 before. More than
   * 100,000 are a file.
   */
  @Get('leaves')
  @Anyone()
  @ApiOkResponse({ type: [PublishedVoteDto] })
  @ApiResponse({ status: 307, description: 'More than 100,000: they are in leaves.ndjson.gz' })
  @ApiConflictResponse({ description: 'The votes are not fixed yet' })
  @ApiServiceUnavailableResponse({ description: 'Very many take votes right now; see Retry-After' })
  async listVoteLeaves(
    @Param('month', ParseMonthPipe) month: CalendarMonth,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.leaves.list(month);
    if (!list) return response.redirect(307, `/api/votes/months/${month}/leaves.ndjson.gz`);
    await this.readers.serve(request, response, () => sendLeafList(response, list));
  }

  /**
   * The same as a file: a line of JSON for each vote, by pseudonym, packed with gzip. It never changes, and is also given in stretches
   * (`Range`).
   */
  @Get('leaves.ndjson.gz')
  @Anyone()
  @ApiOkResponse({ content: { 'application/gzip': file } })
  @ApiResponse({
    status: 206,
    description: 'The stretch that was asked for',
    content: { 'application/gzip': file },
  })
  @ApiResponse({ status: 416, description: 'The file has no such stretch' })
  @ApiConflictResponse({ description: 'The votes are not fixed yet, or no longer lead to their root' })
  @ApiServiceUnavailableResponse({
    description: 'The file of an old month is being made, or very many take one; see Retry-After',
  })
  async getVoteLeaves(
    @Param('month', ParseMonthPipe) month: CalendarMonth,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.leaves.file(month);
    const read = (range: ByteRange) => this.leaves.bytes(found, range);
    await this.readers.serve(request, response, () => sendLeafFile(request, response, found, read));
  }
}
