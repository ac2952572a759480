import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdPaymentRefunds } from './ad-payment-refunds.service.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { AdminPaymentDto } from './dto/admin-payment.dto.js';
import { ListPaymentsDto } from './dto/list-payments.dto.js';

@ApiTags('admin')
@Controller('admin/payments')
@Roles('admin')
export class AdminPaymentsController {
  constructor(
    private readonly query: AdminPaymentsQuery,
    private readonly refunds: AdPaymentRefunds,
  ) {}

  /** Payments of ads, or those that wait for a person, newest first; the next page is named in the Link header. */
  @Get()
  async listAdminPayments(
    @Query() filter: ListPaymentsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminPaymentDto[]> {
    const { payments, next } = await this.query.list(filter);
    linkNextPage(request, response, next);
    return payments;
  }

  /** Gives a payment back that waits for a person, as its payer had several refunds for the same ad. */
  @Post(':id/refund')
  @StepUp('factor', 'coins')
  @HttpCode(200)
  @ApiConflictResponse({ description: 'The payment does not wait for a decision' })
  async approveRefund(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
  ): Promise<AdminPaymentDto> {
    await this.refunds.approve(admin, id);
    return this.query.find(id);
  }
}
