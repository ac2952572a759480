import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import styles from './OtherDraft.module.css';

interface OtherDraftProps {
  /** It is not known yet what the other tab has kept. */
  isBusy: boolean;
  onInsist: () => void;
  onTake: () => void;
}

/** Another tab has changed what is kept: the judge says which of the two stays. Until then nothing is sent. */
export function OtherDraft({ isBusy, onInsist, onTake }: OtherDraftProps) {
  const { t } = useTranslation('awards');
  return (
    <div role="alert" className={styles.question}>
      <p>{t('judging.draft.elsewhere')}</p>
      <div className={styles.answers}>
        <Button small kind="secondary" loading={isBusy} onClick={onInsist}>
          {t('judging.draft.insist')}
        </Button>
        <Button small kind="quiet" loading={isBusy} onClick={onTake}>
          {t('judging.draft.take')}
        </Button>
      </div>
    </div>
  );
}
