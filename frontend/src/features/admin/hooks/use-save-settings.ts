import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { useSaveSettingMutation } from '../api';

/** Settings with rules of their own on the server. */
export type SettingKey = 'challengeEndDate' | 'maxParticipants' | 'participantWhitelist';

/** Saves settings side by side (spec section 7) and tells how it went; true only when the server took all of them. */
export function useSaveSettings() {
  const { t } = useTranslation('admin');
  const [saveSetting, { isLoading }] = useSaveSettingMutation();

  const save = async (settings: Partial<Record<SettingKey, string>>): Promise<boolean> => {
    const calls = Object.entries(settings).map(async ([key, value]) =>
      saveSetting({
        saveSetting: { key, value, description: t(`settings.description.${key as SettingKey}`) },
      }).unwrap(),
    );
    const results = await Promise.allSettled(calls);
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
