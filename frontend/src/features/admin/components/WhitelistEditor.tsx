import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { Setting } from '../api';
import { valueIn } from '../challenge-values';
import { useChangeWhitelist } from '../hooks/use-change-whitelist';
import { parseWhitelist } from '../whitelist';
import { BulkWhitelist } from './BulkWhitelist';
import { InvitedAddress } from './InvitedAddress';
import styles from './SettingsTab.module.css';
import { WhitelistAdd } from './WhitelistAdd';

/** Who is invited: one by one, or all at once with commas between. */
export function WhitelistEditor({ settings }: { settings: readonly Setting[] }) {
  const { t } = useTranslation('admin');
  const { change, isChanging } = useChangeWhitelist();
  const [isBulk, setBulk] = useState(false);
  const emails = parseWhitelist(valueIn(settings, 'participantWhitelist'));

  if (isBulk) return <BulkWhitelist settings={settings} emails={emails} onClose={() => setBulk(false)} />;
  return (
    <>
      <p className={styles.hint}>{t('whitelist.hint')}</p>
      <p className={styles.hint}>{t('whitelist.linkHint')}</p>
      <WhitelistAdd emails={emails} isSaving={isChanging} onAdd={async (email) => change({ add: [email] })} />
      {emails.length === 0 && <p>{t('whitelist.empty')}</p>}
      <ul className={styles.list}>
        {emails.map((email) => (
          <InvitedAddress
            key={email}
            email={email}
            isChanging={isChanging}
            onRemove={() => void change({ remove: [email] })}
          />
        ))}
      </ul>
      <Button kind="secondary" onClick={() => setBulk(true)}>
        {t('whitelist.bulk')}
      </Button>
    </>
  );
}
