import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast';
import type { AdminBadge } from '../badges-api';
import { isUnseen, type Keeping } from '../keeping';

/** What the chain has and the list does not show yet. */
export function useAwaitedBadges(badges: readonly AdminBadge[] | undefined) {
  const { t } = useTranslation('admin');
  const [kept, setKept] = useState<readonly Keeping[]>([]);

  const awaitKeeping = (keeping: Keeping) => {
    setKept((earlier) => [...earlier, keeping]);
    toast({ kind: 'success', title: t(`badges.mined.${keeping.kind}`), text: t('badges.mined.text') });
  };
  const awaitedOf = (listed: AdminBadge) => {
    const last = kept.findLast(({ badge }) => badge.id === listed.id);
    return last && isUnseen(last, listed) ? last : undefined;
  };
  return { awaitKeeping, awaitedOf, isAwaiting: badges?.some((badge) => awaitedOf(badge)) ?? false };
}
