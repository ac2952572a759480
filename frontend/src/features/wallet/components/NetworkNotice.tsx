import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { toast } from '../../../ui/toast/toast';

/** Tells in a toast that the wallet is on, or went to, a chain the site does not know. */
export default function NetworkNotice({ chainId }: { chainId: number }) {
  const { t } = useTranslation('wallet');
  const { current, home } = useNetworks();
  const isUnsupported = home !== undefined && !current;
  const firstChainId = useRef(chainId);

  useEffect(() => {
    if (!isUnsupported) return;
    const network = t('unsupported.unknownName', { chainId });
    const text =
      chainId === firstChainId.current ? t('unsupported.connected', { network }) : t('unsupported.changed');
    toast({ kind: 'warning', title: t('unsupported.title'), text });
  }, [isUnsupported, chainId, t]);
  return null;
}
