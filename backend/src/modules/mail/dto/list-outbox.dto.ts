import { IsOptional } from 'class-validator';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

/** What has become of a mail so far. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const MAX_MAILS = 100;

/** Filter and page of the outbox. */
export class ListOutboxDto {
  /** Mail in this state alone. */
  @IsOptional()
  @IsChoice(MAIL_STATES, 'MailState')
  state?: MailState;

  /**
   * Mails a page.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_MAILS)
  limit: number = 20;

  /**
   * Id of the last mail of the page before; absent for the newest.
   * @example 120
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
