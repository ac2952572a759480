import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Network, type SplitterNetwork, splittersOn } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { type Share, useGetSharesQuery } from '../../../chain/wallet-reads';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useSplitterTransaction } from '../use-splitter-transaction';
import cardStyles from './AdPaymentPanel.module.css';
import { TransactionButton } from './TransactionButton';
import panels from './Panel.module.css';
import styles from './ReleasePanel.module.css';
import { WalletGate } from './WalletGate';

/** The shares that wait for founder and platform on each network, each with its Release button. */
export function ReleasePanel() {
  const { t } = useTranslation('payments');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cardStyles.panel}>
      <h2 id={titleId} className={cardStyles.title}>
        {t('release.title')}
      </h2>
      <p className={panels.muted}>{t('release.lead')}</p>
      <Networks />
    </section>
  );
}

function Networks() {
  const { t } = useTranslation('payments');
  const { networks, isLoading, error, refetch } = useNetworks();
  const ours = networks.filter(({ splitters }) => splitters.length > 0);
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (isLoading) return <Skeleton height="8rem" />;
  if (ours.length === 0) return <p className={panels.muted}>{t('networkSelect.none')}</p>;
  return ours.map((network) => (
    <NetworkShares key={network.chainId} network={network} isNamed={ours.length > 1} />
  ));
}

interface NetworkSharesProps {
  network: Network;
  /** One of several, so that it has to be named. */
  isNamed: boolean;
}

/** What waits on one network, contract by contract where an earlier one still stands. */
function NetworkShares({ network, isNamed }: NetworkSharesProps) {
  const { t } = useTranslation('payments');
  const contracts = splittersOn(network);
  return (
    <div className={panels.panel}>
      {isNamed && <h3 className={panels.network}>{network.name}</h3>}
      <WalletGate network={network}>
        {(connection) =>
          contracts.map((contract, index) => (
            <div key={contract.splitter}>
              {contracts.length > 1 && (
                <p className={panels.note}>
                  {t(index === 0 ? 'release.current' : 'release.earlier')}{' '}
                  <Address value={contract.splitter} />
                </p>
              )}
              <PayeeShares connection={connection} network={contract} />
            </div>
          ))
        }
      </WalletGate>
    </div>
  );
}

interface PayeeSharesProps {
  connection: WalletConnection;
  network: SplitterNetwork;
}

/** Founder and platform as the contract names them now, with what waits for each. */
function PayeeShares({ connection, network }: PayeeSharesProps) {
  const { account, chainId } = connection;
  const { splitter } = network;
  const { currentData: shares, error, refetch } = useGetSharesQuery({ account, chainId, splitter });
  if (shares)
    return (
      <ul>
        {shares.map((share) => (
          <PayeeShareRow key={share.role} share={share} connection={connection} network={network} />
        ))}
      </ul>
    );
  return error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="8rem" />;
}

function PayeeShareRow({ share, connection, network }: PayeeSharesProps & { share: Share }) {
  const { t } = useTranslation('payments');
  const { role, address, releasable } = share;
  const { step, run } = useSplitterTransaction('release', connection, network);
  const payee = t(`release.${role}`);
  return (
    <li className={styles.row}>
      <span className={styles.payee}>
        <span className={styles.name}>{payee}</span> <Address value={address} />
      </span>
      <span className={styles.amount}>
        <Amount wei={releasable} currency={network.currency} />
      </span>
      <TransactionButton
        step={step}
        label={t('release.action')}
        description={t('release.actionFor', { payee })}
        disabled={releasable === '0'}
        onClick={() => void run((contract) => contract.release(address))}
      />
    </li>
  );
}
