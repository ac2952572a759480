import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletConnection } from '../../../../chain/wallet-slice';
import { useReturnFocus } from '../../../../ui/dialog/use-return-focus';
import { Address } from '../../../../ui/money/Address';
import { useKeepBadge } from '../../hooks/use-keep-badge';
import { useKeeperRole } from '../../hooks/use-keeper-role';
import { type KeeperAction, ownerFault, type MintedBadge } from '../../keeper-action';
import { whileBusy } from '../../while-busy';
import styles from './Badges.module.css';
import { KeeperRole } from './KeeperRole';

interface KeepBadgeDialogProps {
  kind: KeeperAction['kind'];
  badge: MintedBadge;
  connection: WalletConnection;
  onMined: (action: KeeperAction) => void;
  onCancel: () => void;
}

/** Says what follows, and has the keeper's wallet sign it. */
export function KeepBadgeDialog({ kind, badge, connection, onMined, onCancel }: KeepBadgeDialogProps) {
  const { t } = useTranslation('admin');
  useReturnFocus();
  const role = useKeeperRole(connection, badge);
  const { step, keep } = useKeepBadge(connection, onMined, onCancel);
  const [typed, setTyped] = useState('');
  const newOwner = typed.trim();
  const fault = kind === 'reissue' && newOwner !== '' ? ownerFault(badge, newOwner) : null;
  const isReady = role === 'held' && (kind === 'revoke' || (newOwner !== '' && fault === null));
  const isBusy = step !== 'idle';
  return (
    <Modal
      open
      title={t(`badges.${kind}.title`, { name: badge.username })}
      okText={t(isBusy ? `badges.step.${step}` : `badges.${kind}.confirm`)}
      okButtonProps={{ danger: kind === 'revoke', disabled: !isReady }}
      cancelText={t('cancel')}
      {...whileBusy(isBusy)}
      onOk={() => void keep(kind === 'revoke' ? { kind, badge } : { kind, badge, newOwner })}
      onCancel={onCancel}
    >
      <div className={styles.dialog}>
        <KeeperRole role={role} account={connection.account} version={badge.contractVersion} />
        <p>
          {t('badges.heldBy')} <Address value={badge.holder} />
        </p>
        <p>{t(`badges.${kind}.consequences`, { name: badge.username })}</p>
        {kind === 'reissue' && (
          <Form.Item
            layout="vertical"
            label={t('badges.newOwner')}
            htmlFor="new-owner"
            validateStatus={fault ? 'error' : undefined}
            help={fault && <span id="new-owner-fault">{t(`badges.ownerFault.${fault}`)}</span>}
          >
            <Input
              id="new-owner"
              dir="ltr"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              placeholder="0x…"
              aria-invalid={fault !== null}
              aria-describedby={fault ? 'new-owner-fault' : undefined}
              disabled={isBusy}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form.Item>
        )}
      </div>
    </Modal>
  );
}
