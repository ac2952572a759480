import { useTranslation } from 'react-i18next';
import { Address } from '../../../../ui/money/Address';
import { Tag, type Tone } from '../../../../ui/status/Tag';
import type { KeeperRole as Role } from '../../hooks/use-keeper-role';
import styles from './Badges.module.css';

const tones: Record<Role, Tone> = { asking: 'muted', held: 'success', missing: 'danger', unknown: 'warning' };

interface KeeperRoleProps {
  role: Role;
  account: string;
  /** Version of the badge's contract. */
  version: number;
}

/** Whether the wallet may sign, as the badge's contract says. */
export function KeeperRole({ role, account, version }: KeeperRoleProps) {
  const { t } = useTranslation('admin');
  return (
    <div role="status" className={styles.role}>
      <p>
        {t('badges.wallet.signs')} <Address value={account} />{' '}
        <Tag tone={tones[role]}>{t(`badges.role.${role}.state`)}</Tag>
      </p>
      {role === 'missing' && (
        <p>{t(version === 1 ? 'badges.role.missing.first' : 'badges.role.missing.text')}</p>
      )}
      {role === 'unknown' && <p>{t('badges.role.unknown.text')}</p>}
    </div>
  );
}
