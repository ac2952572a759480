import { useTranslation } from 'react-i18next';
import { type Network, splittersOn } from '../../../chain/networks';
import { Address } from '../../../ui/money/Address';
import styles from './Panel.module.css';
import { PayeeShares } from './PayeeShares';
import { WalletGate } from './WalletGate';

interface NetworkSharesProps {
  network: Network;
  /** One of several, so that it has to be named. */
  isNamed: boolean;
}

/** What waits on one network, contract by contract where an earlier one still stands. */
export function NetworkShares({ network, isNamed }: NetworkSharesProps) {
  const { t } = useTranslation('payments');
  const contracts = splittersOn(network);
  return (
    <div className={styles.panel}>
      {isNamed && <h3 className={styles.network}>{network.name}</h3>}
      <WalletGate network={network}>
        {(connection) =>
          contracts.map((contract, index) => (
            <div key={contract.splitter}>
              {contracts.length > 1 && (
                <p className={styles.note}>
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
