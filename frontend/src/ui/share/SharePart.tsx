import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import { shareLink, type ShareOutcome } from './share-link';
import styles from './SharePart.module.css';

export interface ShareButtonProps {
  /** Of this site, with query and fragment. */
  path: string;
  /** What is shared. */
  title: string;
  small?: boolean;
}

/** The button itself, and what came of pressing it. */
export default function SharePart({ path, title, small }: ShareButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const url = new URL(path, window.location.href).href;
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await shareLink({ url, title }));
  };
  return (
    <div className={styles.share}>
      <Button
        kind="secondary"
        small={small}
        aria-label={t('share.named', { title })}
        onClick={() => void share()}
      >
        <ShareIcon />
        {t('share.share')}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && (
          <>
            {t('share.failed')} <bdi className={styles.link}>{url}</bdi>
          </>
        )}
      </span>
    </div>
  );
}

const ShareIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M8 10V1.5M5 4.2l3-2.9 3 2.9M3 7.5v7h10v-7" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);
