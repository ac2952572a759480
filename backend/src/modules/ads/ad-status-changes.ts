import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import type { Ad } from './entities/ad.entity.js';

/** Tells an ad whose status has just changed. */
@Injectable()
export class AdStatusChanges extends TransactionHooks<Ad> {}
