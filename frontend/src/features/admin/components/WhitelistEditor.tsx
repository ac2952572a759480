import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { Setting } from '../api';
import { valueIn } from '../challenge-values';
import { useChangeWhitelist } from '../hooks/use-change-whitelist';
import type { SetSeason } from '../hooks/use-set-seasons';
import { parseWhitelist } from '../whitelist';
import { BulkWhitelist } from './BulkWhitelist';
import { InvitedAddress } from './InvitedAddress';
import styles from './SettingsTab.module.css';
import { WhitelistAdd } from './WhitelistAdd';

interface WhitelistEditorProps {
  settings: readonly Setting[];
  /** To which one is invited; undefined while that is not known. */
  season?: SetSeason | undefined;
}

/** Who is invited: one by one, or all at once with commas between. */
export function WhitelistEditor({ settings, season }: WhitelistEditorProps) {
  const { t } = useTranslation('admin');
  const { change, isChanging } = useChangeWhitelist(season?.number);
  const [isBulk, setBulk] = useState(false);
  const emails = parseWhitelist(valueIn(settings, 'participantWhitelist'));

  if (season?.isClosed) return <InvitedToClosed emails={emails} />;
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

function InvitedToClosed({ emails }: { emails: string[] }) {
  const { t } = useTranslation('admin');
  if (emails.length === 0) return <p>{t('whitelist.empty')}</p>;
  return (
    <ul className={styles.list}>
      {emails.map((email) => (
        <li key={email}>
          <bdi>{email}</bdi>
        </li>
      ))}
    </ul>
  );
}
