import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { Setting } from '../api';
import { useSaveSettings } from '../hooks/use-save-settings';
import { parseWhitelist, writeWhitelist } from '../whitelist';
import styles from './SettingsTab.module.css';

interface BulkWhitelistProps {
  settings: readonly Setting[];
  emails: string[];
  onClose: () => void;
}

/** The whole list as one text; what was typed stays where the server does not take it. */
export function BulkWhitelist({ settings, emails, onClose }: BulkWhitelistProps) {
  const { t } = useTranslation('admin');
  const { save: saveSettings, isSaving } = useSaveSettings(settings);
  const [text, setText] = useState(emails.join(', '));
  const save = async () => {
    if (await saveSettings([['participantWhitelist', writeWhitelist(parseWhitelist(text))]])) onClose();
  };
  return (
    <>
      <label htmlFor="whitelist-text">{t('whitelist.bulkLabel')}</label>
      <Input.TextArea
        id="whitelist-text"
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button loading={isSaving} onClick={() => void save()}>
          {t('whitelist.save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
