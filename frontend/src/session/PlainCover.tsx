import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refusals } from '../api/refusals';
import { Button } from '../ui/button/Button';
import { useReturnFocus } from '../ui/dialog/use-return-focus';
import { useFetchedAgain } from '../ui/fetched-again';
import type { FailureProps } from '../ui/optional-part';
import styles from './PlainCover.module.css';
import { isOver } from './session-slice';
import { useSession } from './use-session';

type UnaskedProps = Pick<FailureProps, 'isBusy' | 'retry'>;

function show(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal();
}

/** Without what dialogs share, which every page would bring: it must be there where nothing else can be fetched. */
function PlainCover({ isBusy, retry }: UnaskedProps) {
  const { t } = useTranslation();
  useReturnFocus();
  const words = t(isBusy ? 'loading' : 'loadFailure.text');
  return (
    // Not every browser knows `closedby`, and what lies below would hear of keys at the window, as of Escape.
    <dialog
      ref={show}
      aria-label={words}
      closedby="none"
      className={styles.cover}
      onClose={(event) => show(event.currentTarget)}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p role="alert">{words}</p>
      <Button loading={isBusy} onClick={retry}>
        {t('loadFailure.retry')}
      </Button>
    </dialog>
  );
}

/**
 * Stands for the questions of a session until they have come: covers a page that is nobody's any more. Where they were lost they are
 * fetched again once they are needed, there is a network, or somebody comes back to the page.
 */
export function Unasked({ isBusy, retry }: UnaskedProps) {
  const isNeeded = isOver(useSession());
  useEffect(() => {
    if (isBusy) return;
    const { coming } = refusals;
    const again = async () => {
      refusals.coming = coming;
      retry();
      await refusals.coming?.();
    };
    refusals.coming = again;
    return () => {
      if (refusals.coming === again) refusals.coming = coming;
    };
  });
  useFetchedAgain({ isBusy, retry });
  const fetchAgain = useEffectEvent(retry);
  // After the other, which would take the place of what is on its way.
  useEffect(() => {
    if (isNeeded) fetchAgain();
  }, [isNeeded]);
  return isNeeded && <PlainCover isBusy={isBusy} retry={retry} />;
}
