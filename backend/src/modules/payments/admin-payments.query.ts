import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { AutomaticRefundsQuery } from './automatic-refunds.query.js';
import { AdminPaymentDto } from './dto/admin-payment.dto.js';
import type { ListPaymentsDto } from './dto/list-payments.dto.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { paymentNotFound } from './payments.errors.js';

/** One page of payments; `next` is the cursor of the page after it. */
interface PaymentsPage {
  payments: AdminPaymentDto[];
  next: number | undefined;
}

/** Payments as the admin sees them. */
@Injectable()
export class AdminPaymentsQuery {
  constructor(
    @InjectRepository(AdPayment) private readonly payments: Repository<AdPayment>,
    private readonly refunds: AutomaticRefundsQuery,
  ) {}

  /** Newest first. */
  async list({ awaiting, limit, cursor }: ListPaymentsDto): Promise<PaymentsPage> {
    const found = await this.payments.find({
      where: { ...(awaiting && { awaitsDecision: true }), ...(cursor && { id: LessThan(cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const page = found.slice(0, limit);
    const next = found.length > limit ? page.at(-1)?.id : undefined;
    return { payments: await this.describe(page), next };
  }

  /** @throws paymentNotFound */
  async find(id: number): Promise<AdminPaymentDto> {
    const payment = await this.payments.findOneBy({ id });
    if (!payment) throw paymentNotFound();
    return (await this.describe([payment]))[0]!;
  }

  private async describe(payments: readonly AdPayment[]): Promise<AdminPaymentDto[]> {
    const ids = payments.map(({ id }) => id);
    const counts = await this.refunds.countBefore(this.payments.manager, ids);
    return payments.map((payment) => AdminPaymentDto.from(payment, counts.get(payment.id) ?? 0));
  }
}
