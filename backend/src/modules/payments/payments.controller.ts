import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdvertiserOnly } from '../auth/advertiser-only.decorator.js';
import { AdPaymentDto } from './dto/ad-payment.dto.js';
import { ProcessAdPaymentDto } from './dto/process-ad-payment.dto.js';
import { PaymentReports } from './payment-reports.service.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('payments')
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly reports: PaymentReports,
  ) {}

  /** Reports a payment: 202 until it has all its confirmations, then 200; 422 with the cause when it is not one. */
  @Post('process-ad-payment')
  @HttpCode(200)
  @AdvertiserOnly()
  @ApiOkResponse({ type: AdPaymentDto, description: 'Confirmed' })
  @ApiAcceptedResponse({ type: AdPaymentDto, description: 'Not confirmed yet' })
  @ApiUnprocessableEntityResponse({ description: 'Not a payment for this ad' })
  @ApiTooManyRequestsResponse({ description: 'Told of very often; payments are found without it' })
  async processAdPayment(
    @CurrentUser() user: SignedInUser,
    @Body() dto: ProcessAdPaymentDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdPaymentDto> {
    const payment = await this.reports.report(user, dto);
    if (payment.confirmations < payment.requiredConfirmations) response.status(202);
    return payment;
  }

  /** State of an ad's payment, counted by the server; a rejected ad's is for its owner and the admin. */
  @Get('ads/:id/payment')
  @Anyone()
  getAdPayment(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() viewer?: SignedInUser,
  ): Promise<AdPaymentDto> {
    return this.payments.paymentOf(id, viewer);
  }
}
