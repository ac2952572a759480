import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import type { AdPayment } from './entities/ad-payment.entity.js';

/** Whether an ad could have this id: the first splitter takes any. */
export const isPossibleAdId = (adId: string): boolean => BigInt(adId) <= BigInt(MAX_ID);

/** Those of them that an ad could have. */
export const possibleAdIds = (adIds: readonly string[]): number[] => adIds.filter(isPossibleAdId).map(Number);

/** Ids that the payments name, each once, without those that no ad could have. */
export const adIdsOf = (payments: readonly Pick<AdPayment, 'adId'>[]): number[] =>
  possibleAdIds([...new Set(payments.map(({ adId }) => adId))]);
