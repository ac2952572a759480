import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { policyPath } from '../../../paths';
import styles from './ConnectDialog.module.css';

/** What connecting agrees to. The documents open in a tab of their own, so that the dialog stays. */
export function Agreement() {
  const { t } = useTranslation('wallet');
  return (
    <p className={styles.agreement}>
      <Trans
        t={t}
        i18nKey="connect.agreement"
        components={{
          terms: <Link to={policyPath('terms')} target="_blank" />,
          privacy: <Link to={policyPath('privacy')} target="_blank" />,
        }}
      />
    </p>
  );
}
