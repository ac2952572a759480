import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useSaveSettings } from '../hooks/use-save-settings';
import { writeWhitelist } from '../whitelist';
import { BulkWhitelist } from './BulkWhitelist';
import styles from './SettingsTab.module.css';
import { WhitelistAdd } from './WhitelistAdd';

/** Who is invited: one by one, or all at once with commas between. */
export function WhitelistEditor({ emails }: { emails: string[] }) {
  const { t } = useTranslation('admin');
  const { save, isSaving } = useSaveSettings();
  const [isBulk, setBulk] = useState(false);
  const saveEmails = async (changed: string[]) => save([['participantWhitelist', writeWhitelist(changed)]]);

  if (isBulk) {
    return (
      <BulkWhitelist emails={emails} isSaving={isSaving} onSave={saveEmails} onClose={() => setBulk(false)} />
    );
  }
  return (
    <>
      <p className={styles.hint}>{t('whitelist.hint')}</p>
      <WhitelistAdd
        emails={emails}
        isSaving={isSaving}
        onAdd={async (email) => saveEmails([...emails, email])}
      />
      {emails.length === 0 && <p>{t('whitelist.empty')}</p>}
      <ul className={styles.list}>
        {emails.map((email) => (
          <li key={email}>
            <bdi>{email}</bdi>
            <Button
              small
              kind="quiet"
              loading={isSaving}
              aria-label={t('whitelist.removeLabel', { email })}
              onClick={() => void saveEmails(emails.filter((other) => other !== email))}
            >
              {t('whitelist.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="secondary" onClick={() => setBulk(true)}>
        {t('whitelist.bulk')}
      </Button>
    </>
  );
}
