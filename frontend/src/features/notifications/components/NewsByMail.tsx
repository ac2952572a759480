import { useTranslation } from 'react-i18next';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { toast } from '../../../ui/toast/toast';
import { useChooseMailPreferenceMutation, useGetMailPreferenceQuery } from '../api';
import styles from './NotificationList.module.css';

const choices = ['off', 'at_once', 'digest'] as const;
type Choice = (typeof choices)[number];

/** Whether and how one's news comes by mail; nothing where the site sends none. */
export function NewsByMail() {
  const { t } = useTranslation('notifications');
  const serverMessage = useServerMessage();
  const { data } = useGetMailPreferenceQuery();
  const [save, { isLoading, originalArgs }] = useChooseMailPreferenceMutation();
  if (!data?.isMailConfigured) return null;
  if (!data.isEmailConfirmed) return <p className={styles.tools}>{t('byMail.unconfirmed')}</p>;
  const choose = async (news: Choice) => {
    const { error } = await save({ chooseMailPreference: { news } });
    if (error)
      toast({
        kind: 'error',
        title: t('byMail.failed.title'),
        text: serverMessage(error, t('byMail.failed.text')),
      });
    else toast({ kind: 'success', title: t('byMail.title'), text: t('byMail.saved') });
  };
  return (
    <div className={styles.tools}>
      <ChoiceRow<Choice>
        label={t('byMail.label')}
        value={isLoading && originalArgs ? originalArgs.chooseMailPreference.news : data.news}
        choices={choices.map((value) => ({ value, label: t(`byMail.${value}`) }))}
        onChange={(news) => void choose(news)}
      />
    </div>
  );
}
