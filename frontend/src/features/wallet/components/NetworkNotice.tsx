import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { useLocale } from '../../../i18n/use-locale';
import { toast } from '../../../ui/toast/toast';

/** Tells in a toast that the wallet is on, or went to, a chain the site does not know. */
export default function NetworkNotice({ chainId }: { chainId: number }) {
  const { t } = useTranslation('wallet');
  const { home, payable } = useNetworks();
  const current = useWalletNetwork();
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  const isUnsupported = home !== undefined && !current;
  const supported = payable.length > 1 ? list.format(payable.map(({ name }) => name)) : null;
  const lastChainId = useRef(chainId);

  useEffect(() => {
    const hasChanged = lastChainId.current !== chainId;
    lastChainId.current = chainId;
    if (!isUnsupported) return;
    const network = t('unsupported.unknownName', { chainId });
    const text = hasChanged ? t('unsupported.changed') : t('unsupported.connected', { network });
    const where = supported && t('unsupported.payable', { networks: supported });
    toast({
      kind: 'warning',
      title: t('unsupported.title'),
      text: where ? `${text} ${where}` : text,
    });
  }, [isUnsupported, supported, chainId, t]);
  return null;
}
