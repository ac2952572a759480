import { foldText } from '../../ui/forms/fold-text';
import type { AdminAd } from './api';

export const statuses = ['pending', 'approved', 'rejected'] as const satisfies AdminAd['status'][];

export const paymentStatuses = [
  'pending',
  'confirming',
  'confirmed',
  'settled',
  'refunding',
  'refunded',
  'failed',
] as const satisfies AdminAd['paymentStatus'][];

export interface TableFilter {
  text: string;
  status: (typeof statuses)[number] | 'all';
  payment: AdminAd['paymentStatus'] | 'all';
}

export const noFilter: TableFilter = { text: '', status: 'all', payment: 'all' };

/** Keeps what matches all three; the text is looked for in id, title, description and advertiser without regard to case. */
export function filterAds(ads: AdminAd[], { text, status, payment }: TableFilter): AdminAd[] {
  const wanted = foldText(text.trim());
  return ads.filter(
    (ad) =>
      (status === 'all' || ad.status === status) &&
      (payment === 'all' || ad.paymentStatus === payment) &&
      foldText(`#${ad.id}\n${ad.title}\n${ad.description}\n${ad.username}`).includes(wanted),
  );
}
