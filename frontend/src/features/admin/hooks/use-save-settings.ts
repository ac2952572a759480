import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useSaveSettingMutation } from '../api';

/** Settings with rules of their own on the server. */
export type SettingKey =
  'challengeStartDate' | 'challengeEndDate' | 'maxParticipants' | 'participantWhitelist' | 'videoHosts';

/**
 * Saves settings and tells how it went: lists side by side (spec section 7), those of one list in turn. True only when the
 * server took all of them.
 */
export function useSaveSettings() {
  const { t } = useTranslation('admin');
  const [saveSetting, { isLoading }] = useSaveSettingMutation();

  const saveInTurn = async (settings: [SettingKey, string][]): Promise<void> => {
    for (const [key, value] of settings) {
      const description = t(`settings.description.${key}`);
      await saveSetting({ saveSetting: { key, value, description } }).unwrap();
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
