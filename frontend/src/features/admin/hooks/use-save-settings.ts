import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/api-error';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { type Setting, useSaveSettingMutation } from '../api';

/** Settings with rules of their own on the server. */
export type SettingKey =
  | 'adRunDays'
  | 'challengeStartDate'
  | 'challengeEndDate'
  | 'maxParticipants'
  | 'participantWhitelist'
  | 'videoHosts';

/**
 * Saves settings and tells how it went: lists side by side (spec section 7), those of one list in turn. True only when the
 * server took all of them. A save is about what its form began with, so that it undoes nobody's change unseen; whoever was
 * told of such a change may save over it.
 */
export function useSaveSettings(seen: readonly Setting[]) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [saveSetting, { isLoading }] = useSaveSettingMutation();
  const [revisions] = useState(() => new Map(seen.map(({ key, revision }) => [key, revision])));

  const saveInTurn = async (settings: [SettingKey, string][]): Promise<void> => {
    for (const [key, value] of settings) {
      const description = t(`settings.description.${key}`);
      const revision = revisions.get(key) ?? 0;
      const answer = saveSetting({ saveSetting: { key, value, description, revision } });
      const { data, error } = await answer;
      const present = data?.revision ?? presentRevision(error);
      if (present !== undefined) revisions.set(key, present);
      await answer.unwrap();
    }
  };

  const save = async (...settings: [SettingKey, string][][]): Promise<boolean> => {
    const results = await Promise.allSettled(settings.map(saveInTurn));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) {
      const text = serverMessage(failed.reason, t('settings.failed.text'));
      toast({ kind: 'error', title: t('settings.failed.title'), text });
      return false;
    }
    toast({ kind: 'success', title: t('settings.done.title'), text: t('settings.done.text') });
    return true;
  };
  return { save, isSaving: isLoading };
}

/** Of a setting that somebody else has changed. */
function presentRevision(error: unknown): number | undefined {
  const problem = isApiError(error) ? error.problem : undefined;
  return problem?.code === 'settings_changed' ? Number(problem.params?.revision) : undefined;
}
