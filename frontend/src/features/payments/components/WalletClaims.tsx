import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SplitterNetwork, splittersOn } from '../../../chain/networks';
import { sameAddress } from '../../../chain/same-address';
import { useWallet } from '../../../chain/use-wallet';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { useGetCreditQuery, useGetSharesQuery } from '../../../chain/wallet-reads';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button/Button';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { formatCoins } from '../../../ui/money/format-coins';
import { useSplitterTransaction } from '../use-splitter-transaction';
import { TransactionButton } from './TransactionButton';
import styles from './Panel.module.css';

const WithdrawalDialog = lazyDialog(() => import('./WithdrawalDialog'));

/** What our contracts on the wallet's network keep for it, each with its button; nothing where there is nothing. */
export function WalletClaims() {
  const { connection } = useWallet();
  const current = useWalletNetwork();
  if (!connection || current?.chainId !== connection.chainId) return null;
  const { account, chainId } = connection;
  return splittersOn(current).map((network) => (
    // What was typed and checked for one account or chain is not for another one.
    <Fragment key={`${chainId}:${network.splitter}:${account}`}>
      <WalletCredit connection={connection} network={network} />
      <OwnShare connection={connection} network={network} />
    </Fragment>
  ));
}

interface ClaimProps {
  connection: WalletConnection;
  network: SplitterNetwork;
}

/**
 * Offers a refund that the contract keeps for the connected wallet; nothing where there is none. A wallet that did not accept
 * it then mostly refuses it again, so that it can go to another address.
 */
function WalletCredit({ connection, network }: ClaimProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { account, chainId } = connection;
  const { splitter, currency } = network;
  const { currentData: credit = '0' } = useGetCreditQuery({ account, chainId, splitter });
  const { step, run } = useSplitterTransaction('withdrawal', connection, network);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (credit === '0') return null;
  return (
    <div className={styles.panel}>
      <p>{t('credit.text', { amount: formatCoins(credit, 4, locale), currency })}</p>
      <Button
        kind="secondary"
        small
        className={styles.action}
        {...WithdrawalDialog.hints}
        onClick={() => setIsOpen(true)}
      >
        {t('credit.elsewhere.action')}
      </Button>
      <TransactionButton
        step={step}
        label={t('credit.action')}
        onClick={() => void run((contract) => contract.withdrawCredit(account))}
      />
      {isOpen && <WithdrawalDialog {...{ connection, network, credit }} onClose={close} />}
    </div>
  );
}

/** Offers the shares that wait for the connected wallet, if it is the founder's or the platform's. */
function OwnShare({ connection, network }: ClaimProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { account, chainId } = connection;
  const { splitter, currency } = network;
  const { currentData: shares } = useGetSharesQuery({ account, chainId, splitter });
  const { step, run } = useSplitterTransaction('release', connection, network);
  const own = shares?.find(({ address }) => sameAddress(address, account));
  if (!own || own.releasable === '0') return null;
  const amount = formatCoins(own.releasable, 4, locale);
  return (
    <div className={styles.panel}>
      <p>{t(`release.own.${own.role}`, { amount, currency })}</p>
      <TransactionButton
        step={step}
        label={t('release.action')}
        onClick={() => void run((contract) => contract.release(own.address))}
      />
    </div>
  );
}
