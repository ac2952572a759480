import { useTranslation } from 'react-i18next';
import { sameAddress } from '../../../chain/same-address';
import { useWallet } from '../../../chain/use-wallet';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { Address } from '../../../ui/money/Address';
import { useLinkWallet } from '../hooks/use-link-wallet';
import styles from './WalletLink.module.css';

/** Which wallet belongs to the account, and how to link another one: the badge is minted to it. */
export function WalletLink() {
  const { t } = useTranslation('wallet');
  const { user } = useSession();
  const { connection } = useWallet();
  const { link, unlink, giveUp, isLinking, isUnlinking } = useLinkWallet();
  if (!user) return null;
  const linked = user.walletAddress;
  const canLink = connection !== null && !(linked && sameAddress(linked, connection.account));
  return (
    <section aria-labelledby="wallet-link" className={styles.link}>
      <h3 id="wallet-link" className={styles.title}>
        {t('link.title')}
      </h3>
      <p>{linked ? <Address value={linked} /> : t('link.none')}</p>
      <p className={styles.hint}>{t('link.hint')}</p>
      <div className={styles.actions}>
        {canLink && (
          <Button loading={isLinking} onClick={() => void link(connection)}>
            {linked ? t('link.replace') : t('link.action')}
          </Button>
        )}
        {isLinking && (
          <Button kind="quiet" onClick={giveUp}>
            {t('connect.cancel')}
          </Button>
        )}
        {linked && (
          <Button kind="quiet" loading={isUnlinking} onClick={() => void unlink()}>
            {t('link.unlink')}
          </Button>
        )}
      </div>
    </section>
  );
}
