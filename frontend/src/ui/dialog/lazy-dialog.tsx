import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast';

/**
 * A dialog whose code is fetched when it is drawn, or a moment before: spread its `hints` over the button that opens it. Where it cannot
 * be fetched, a toast says so and it is closed, so that the button may try again.
 * @param load fetches the module, and what else the dialog needs
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchDialog = async () => (loaded ??= (await load()).default);

  function LazyDialog(props: Props) {
    const { t } = useTranslation();
    const [Dialog, setDialog] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      toast({ kind: 'error', title: t('routeFailure.title'), text: t('loadFailure.text') });
      props.onClose();
    });
    useEffect(() => {
      let isGone = false;
      fetchDialog().then(
        (dialog) => isGone || setDialog(() => dialog),
        () => isGone || giveUp(),
      );
      return () => {
        isGone = true;
      };
    }, []);
    return <Suspense>{Dialog && <Dialog {...props} />}</Suspense>;
  }

  const prepare = () => void fetchDialog().catch(() => undefined);
  return Object.assign(LazyDialog, { hints: { onPointerEnter: prepare, onFocus: prepare } });
}
