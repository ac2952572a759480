import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import styles from './OtherDraft.module.css';

interface OtherDraftProps {
  onInsist: () => void;
  onTake: () => void;
}

/** Another tab has changed what is kept: the judge says which of the two stays. Until then nothing is sent. */
export function OtherDraft({ onInsist, onTake }: OtherDraftProps) {
  const { t } = useTranslation('awards');
  return (
    <div role="alert" className={styles.question}>
      <p>{t('judging.draft.elsewhere')}</p>
      <div className={styles.answers}>
        <Button small kind="secondary" onClick={onInsist}>
          {t('judging.draft.insist')}
        </Button>
        <Button small kind="quiet" onClick={onTake}>
          {t('judging.draft.take')}
        </Button>
      </div>
    </div>
  );
}
