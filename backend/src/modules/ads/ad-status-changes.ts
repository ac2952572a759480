import { Injectable } from '@nestjs/common';
import { TransactionHooks } from '../../common/transaction-hooks.js';
import type { Ad } from './entities/ad.entity.js';

/** Tells ads whose status has just changed, as they are now; their rows are locked. */
@Injectable()
export class AdStatusChanges extends TransactionHooks<readonly Ad[]> {}
