import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button/button-class';
import { Arrow } from '../../../ui/icons/Arrow';
import styles from './VisitLink.module.css';

interface VisitLinkProps {
  /** http or https, as the API checked. */
  url: string;
  /** The advertiser's words for the button. */
  words: string | null;
}

/** The way to the advertiser's own site, marked as paid and without a way back into this window. */
export function VisitLink({ url, words }: VisitLinkProps) {
  const { t } = useTranslation('ads');
  return (
    <p className={styles.visit}>
      <a href={url} target="_blank" rel="noopener nofollow sponsored" className={buttonClass({})}>
        {words ?? t('details.visit')}
        <Arrow />
      </a>
      <small className={styles.note}>{t('details.leaves', { host: new URL(url).host })}</small>
    </p>
  );
}
