import { Injectable } from '@nestjs/common';
import type { OutboxMail } from './entities/outbox-mail.entity.js';
import type { MailKind, MailParams } from './mail.types.js';

/** Of a letter that waits to be sent: for whom it is. */
export interface WaitingLetter {
  userId: number;
  to: string;
}

type Review<Kind extends MailKind> = (
  letter: WaitingLetter,
  params: MailParams[Kind],
) => Promise<MailParams[Kind] | null>;

/** Asks whoever wrote a letter once more before it is sent, as what it tells of may be over by then. */
@Injectable()
export class LetterReviews {
  private readonly reviews = new Map<MailKind, Review<MailKind>>();

  /** @param review what the letter says now; null where it is not to be sent any more */
  register<Kind extends MailKind>(kind: Kind, review: Review<Kind>): void {
    // Of each kind it is asked with the params of that kind alone.
    this.reviews.set(kind, review as unknown as Review<MailKind>);
  }

  /** The mail as it is to be sent, or null. */
  async ask(mail: OutboxMail): Promise<OutboxMail | null> {
    const review = this.reviews.get(mail.kind);
    if (!review || mail.userId === null) return mail;
    const params = await review(
      { userId: mail.userId, to: mail.recipient },
      mail.params as MailParams[MailKind],
    );
    return params && Object.assign(mail, { params });
  }
}
