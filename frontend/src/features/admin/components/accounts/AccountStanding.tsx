import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../../i18n/use-long-date';
import { Tag } from '../../../../ui/status/Tag';
import type { Account } from '../../accounts-api';
import styles from './Accounts.module.css';

/** Whether an account may sign in; if not, since when and why. */
export function AccountStanding({ account }: { account: Account }) {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const { state, suspendedAt, suspensionReason } = account;
  return (
    <div className={styles.standing}>
      <Tag tone={state === 'suspended' ? 'danger' : 'success'}>{t(`accounts.states.${state}`)}</Tag>
      {suspendedAt && <p className={styles.note}>{longDate(suspendedAt)}</p>}
      {suspensionReason && (
        <p className={styles.reason}>
          <bdi>{suspensionReason}</bdi>
        </p>
      )}
    </div>
  );
}
