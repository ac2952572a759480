import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { Address } from '../../../../ui/money/Address';
import { CopyButton } from '../../../../ui/money/CopyButton';
import { Tag, type Tone } from '../../../../ui/status/Tag';
import type { AdminBadge } from '../../badges-api';
import { isMinted, type KeeperAction, type MintedBadge } from '../../keeper-action';
import { DenseTable } from '../../../../ui/table/DenseTable';
import table from '../../../../ui/table/Table.module.css';
import styles from './Badges.module.css';

interface BadgesTableProps {
  badges: AdminBadge[];
  /** Whether older ones are still to be looked at. */
  goesOn: boolean;
  isBusy: boolean;
  /** Whether a wallet is there that could sign. */
  mayAct: boolean;
  awaitedOf: (badge: AdminBadge) => KeeperAction | undefined;
  onAsk: (kind: KeeperAction['kind'], badge: MintedBadge) => void;
}

/** Badges with their accounts, newest first. */
export function BadgesTable({ badges, goesOn, isBusy, awaitedOf, ...actions }: BadgesTableProps) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <DenseTable
      dataSource={badges}
      loading={isBusy}
      locale={{ emptyText: goesOn ? t('common:pages.goesOn') : t('badges.empty') }}
      columns={[
        {
          title: t('badges.account'),
          render: (_, badge) => (
            <>
              <bdi>{badge.username}</bdi>
              <div className={styles.type}>
                {t('badges.number', { id: badge.id })} · {t('badges.season', { season: badge.season })} ·{' '}
                {t(`badges.type.${badge.badgeType}`)}
              </div>
              <div className={table.narrow}>
                <BadgeState badge={badge} awaited={awaitedOf(badge)} />
                <div>
                  <Holder badge={badge} />
                </div>
              </div>
            </>
          ),
        },
        {
          title: t('badges.state'),
          render: (_, badge) => <BadgeState badge={badge} awaited={awaitedOf(badge)} />,
          responsive: ['md'],
        },
        { title: t('badges.holder'), render: (_, badge) => <Holder badge={badge} />, responsive: ['md'] },
        {
          title: t('badges.action'),
          render: (_, badge) =>
            isMinted(badge) && !awaitedOf(badge) && <Actions badge={badge} {...actions} />,
        },
      ]}
    />
  );
}

const tones: Record<AdminBadge['state'], Tone> = {
  created: 'muted',
  waiting: 'warning',
  minting: 'warning',
  minted: 'success',
  burned: 'danger',
};

function BadgeState({ badge, awaited }: { badge: AdminBadge; awaited: KeeperAction | undefined }) {
  const { t } = useTranslation('admin');
  if (awaited) return <Tag tone="warning">{t('badges.awaited')}</Tag>;
  const name = badge.state === 'burned' && badge.revoked ? 'revoked' : badge.state;
  return <Tag tone={tones[badge.state]}>{t(`badges.states.${name}`)}</Tag>;
}

function Holder({ badge: { holder, contractVersion } }: { badge: AdminBadge }) {
  const { t } = useTranslation('admin');
  if (holder === null) return t('badges.nobody');
  return (
    <>
      <Address value={holder} hasCopyButton /> <CopyButton text={holder} />
      {contractVersion === 1 && <div className={styles.type}>{t('badges.firstVersion')}</div>}
    </>
  );
}

type ActionsProps = Pick<BadgesTableProps, 'mayAct' | 'onAsk'> & { badge: MintedBadge };

function Actions({ badge, mayAct, onAsk }: ActionsProps) {
  const { t } = useTranslation('admin');
  const names = { name: badge.username };
  return (
    <span className={styles.actions}>
      <Button
        kind="secondary"
        small
        disabled={!mayAct}
        aria-label={t('badges.reissueOf', names)}
        onClick={() => onAsk('reissue', badge)}
      >
        {t('badges.reissue.action')}
      </Button>
      <Button
        kind="danger"
        small
        disabled={!mayAct}
        aria-label={t('badges.revokeOf', names)}
        onClick={() => onAsk('revoke', badge)}
      >
        {t('badges.revoke.action')}
      </Button>
    </span>
  );
}
