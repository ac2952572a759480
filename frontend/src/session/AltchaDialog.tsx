import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { useLazyGetAltchaQuery } from './altcha-api';
import styles from './AltchaDialog.module.css';
import { solveAltcha } from './solve-altcha';

interface AltchaDialogProps {
  onSolved: (solution: string) => void;
  onClose: () => void;
}

/** Works at once, over whatever is open, and says so; nobody has to do anything but wait. */
export default function AltchaDialog({ onSolved, onClose }: AltchaDialogProps) {
  const { t } = useTranslation('auth');
  const [fetchChallenge] = useLazyGetAltchaQuery();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  const isWorking = failed < tries;
  useEffect(() => {
    const work = new AbortController();
    fetchChallenge()
      .unwrap()
      .then((challenge) => solveAltcha(challenge, work.signal))
      .then(
        (solution) => !work.signal.aborted && onSolved(solution),
        () => !work.signal.aborted && setFailed(tries),
      );
    return () => work.abort();
  }, [fetchChallenge, onSolved, tries]);
  return (
    <Dialog isQuestion title={t('work.title')} onClose={onClose}>
      <div className={styles.content}>
        <p>{t('work.text')}</p>
        <p role="status">{isWorking && t('work.working')}</p>
        {isWorking && <progress className={styles.progress} aria-label={t('work.title')} />}
        <div role="alert">{!isWorking && <p className={styles.fault}>{t('work.failed')}</p>}</div>
        {!isWorking && <Button onClick={() => setTries(tries + 1)}>{t('work.again')}</Button>}
      </div>
    </Dialog>
  );
}
