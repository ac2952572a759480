import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { useConfirmViewerMutation } from '../api';
import styles from './ConfirmViewer.module.css';

interface ConfirmViewerProps {
  token: string;
  onDone: () => void;
}

/** Confirms the address of a viewer at the press of a button: programs that look through mail open links, but press nothing. */
export function ConfirmViewer({ token, onDone }: ConfirmViewerProps) {
  const { t } = useTranslation('viewers');
  const serverMessage = useServerMessage();
  const [confirm, { isLoading, error }] = useConfirmViewerMutation();
  const press = async () => {
    const { error: refusal } = await confirm({ linkToken: { token } });
    if (refusal === undefined) onDone();
  };
  return (
    <>
      {error !== undefined && (
        <p role="alert" className={styles.fault}>
          {serverMessage(error, t('confirm.failed'))}
        </p>
      )}
      <Button loading={isLoading} onClick={() => void press()}>
        {t('confirm.action')}
      </Button>
    </>
  );
}
