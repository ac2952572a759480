import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { toast } from '../../../ui/toast/toast';

/** Tells in a toast that the wallet is on, or went to, a chain the site does not know. */
export default function NetworkNotice({ chainId }: { chainId: number }) {
  const { t } = useTranslation('wallet');
  const { current, home } = useNetworks();
  const isUnsupported = home !== undefined && !current;
  const lastChainId = useRef(chainId);

  useEffect(() => {
    const hasChanged = lastChainId.current !== chainId;
    lastChainId.current = chainId;
    if (!isUnsupported) return;
    const network = t('unsupported.unknownName', { chainId });
    const text = hasChanged ? t('unsupported.changed') : t('unsupported.connected', { network });
    toast({ kind: 'warning', title: t('unsupported.title'), text });
  }, [isUnsupported, chainId, t]);
  return null;
}
