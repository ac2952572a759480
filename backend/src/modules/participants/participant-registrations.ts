import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';

/** The account that has just become a participant. */
export interface ParticipantRegistration {
  userId: number;
  /** Number of the season in which they take part. */
  season: number;
}

/** Tells who has just become a participant, by registering or because an administrator gave the place back. */
@Injectable()
export class ParticipantRegistrations extends TransactionHooks<ParticipantRegistration> {}
