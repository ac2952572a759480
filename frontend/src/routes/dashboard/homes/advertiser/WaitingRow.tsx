import { useTranslation } from 'react-i18next';
import { adPath, payAdPath } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import type { WaitingAd } from './waiting-ads';
import styles from './WaitingRow.module.css';

/** An ad that waits for its owner, with the way to what is to be done. */
export function WaitingRow({ ad, what }: WaitingAd) {
  const { t } = useTranslation('homes');
  const id = `waiting-${ad.id}`;
  const isUnpaid = what === 'payment';
  return (
    <li className={styles.row}>
      <p id={id}>
        <strong>
          <bdi>{ad.title}</bdi>
        </strong>
        <span className={styles.what}>
          {t(`advertiser.waits.${what}`)}
          {what === 'rejected' && ad.reason && (
            <>
              {' '}
              <bdi>{ad.reason}</bdi>
            </>
          )}
        </span>
      </p>
      <ButtonLink
        small
        kind={isUnpaid ? 'primary' : 'secondary'}
        to={isUnpaid ? payAdPath(ad.id) : adPath(ad.id)}
        aria-describedby={id}
      >
        {t(isUnpaid ? 'advertiser.waits.pay' : 'advertiser.waits.look')}
      </ButtonLink>
    </li>
  );
}
