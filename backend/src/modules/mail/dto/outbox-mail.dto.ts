import { ApiProperty } from '@nestjs/swagger';
import type { OutboxMail } from '../entities/outbox-mail.entity.js';
import { MAIL_KINDS, type MailKind } from '../mail.types.js';
import { MAIL_STATES, type MailState } from './list-outbox.dto.js';

/** A mail and what has become of it; what it says is for its reader alone. */
export class OutboxMailDto {
  /** @example 120 */
  id: number;

  /** @example amara@example.org */
  recipient: string;

  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind', example: 'reset_password' })
  kind: MailKind;

  @ApiProperty({ enum: MAIL_STATES, enumName: 'MailState', example: 'sent' })
  state: MailState;

  /** How often it was handed to the server. */
  attempts: number;

  /** When it was written, with what it tells of. */
  createdAt: Date;

  /** When it is handed to the server again; null once it was sent or given up. */
  nextTryAt: Date | null;

  /** When the server took it. */
  sentAt: Date | null;

  /** When it was given up. */
  failedAt: Date | null;

  /**
   * What the last attempt failed by: the server's reply code, or what kept it from replying.
   * @example 550
   */
  failure: string | null;

  /** Whether it was given up and can be sent again; never so where its link is forgotten, which is then made anew. */
  isRepeatable: boolean;

  static from(mail: OutboxMail): OutboxMailDto {
    const { id, recipient, kind, attempts, createdAt, sentAt, failedAt, failure } = mail;
    const state = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
    const nextTryAt = state === 'waiting' ? mail.nextTryAt : null;
    return {
      id,
      recipient,
      kind,
      state,
      attempts,
      createdAt,
      nextTryAt,
      sentAt,
      failedAt,
      failure,
      isRepeatable: isRepeatable(mail),
    };
  }
}

/** One page of the outbox, and how it stands as a whole. */
export class OutboxPageDto {
  /** Whether there is a mail server: without one nothing is written here. */
  isMailConfigured: boolean;

  /** The figures end here: so many are as many, or more. */
  countedTo: number;

  /** How many wait to be sent. */
  waiting: number;

  /** How many were given up in the last 30 days. */
  failed: number;

  /** How many were sent in the last 24 hours. */
  sentLastDay: number;

  /** Newest first. */
  items: OutboxMailDto[];

  /** Cursor of the next page; null when this is the last one. */
  next: number | null;
}

/** What it has to say is still kept. */
export const isRepeatable = ({ failedAt, params }: OutboxMail): boolean =>
  failedAt !== null && Object.keys(params).length > 0;
