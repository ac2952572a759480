import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { parseWhitelist } from '../whitelist';
import styles from './SettingsTab.module.css';

interface BulkWhitelistProps {
  emails: string[];
  isSaving: boolean;
  /** @returns whether the server took it; what was typed stays otherwise */
  onSave: (emails: string[]) => Promise<boolean>;
  onClose: () => void;
}

/** The whole list as one text. */
export function BulkWhitelist({ emails, isSaving, onSave, onClose }: BulkWhitelistProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(emails.join(', '));
  const save = async () => {
    if (await onSave(parseWhitelist(text))) onClose();
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
