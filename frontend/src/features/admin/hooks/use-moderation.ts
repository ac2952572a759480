import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { type AdminAd, useSetAdStatusMutation } from '../api';
import { followPicture, moneyOf, questionBefore, type Decision } from '../moderation';

/**
 * Carries out a moderator's decisions: asks first where something must be known, and tells success only when the server has agreed.
 * @param known the ads as they are now
 */
export function useModeration(known: AdminAd[]) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [setStatus, { isLoading, originalArgs }] = useSetAdStatusMutation();
  const [asked, setAsked] = useState<Decision | null>(null);

  const carryOut = async ({ ad, status }: Decision, reason?: string) => {
    const setAdStatus = { status, reason, revision: ad.revision };
    const { data, error } = await setStatus({ id: ad.id, setAdStatus });
    if (!data) {
      toast({ kind: 'error', title: t('failed.title'), text: serverMessage(error, t('failed.text')) });
      return;
    }
    setAsked(null);
    const text = status === 'pending' ? t('done.pending.text') : t(`done.${status}.${moneyOf(data)}`);
    toast({ kind: 'success', title: t(`done.${status}.title`), text });
  };

  const decide = (decision: Decision) =>
    questionBefore(decision) === null ? void carryOut(decision) : setAsked(decision);

  return {
    decide,
    carryOut,
    /** The decision that waits for an answer. */
    asked: asked && followPicture(asked, known),
    cancel: () => setAsked(null),
    busyAdId: isLoading ? originalArgs?.id : undefined,
  };
}
