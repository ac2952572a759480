import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Dialog } from '../ui/dialog/Dialog';
import { LoadFailure } from '../ui/feedback/LoadFailure';
import { sessionSlice } from './session-slice';

interface CoverFailureProps {
  error: unknown;
  isBusy: boolean;
  retry: () => void;
}

/** Stands over a page that is nobody's any more until the question whose it is has come. */
export function CoveredPage() {
  const { t } = useTranslation();
  return <Dialog covers isBusy title={t('loading')} onClose={() => undefined} />;
}

/** Stays over the page where the question cannot be fetched: what was typed waits below until it can, or its owner gives up. */
export function CoverFailure(failure: CoverFailureProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Dialog covers title={t('routeFailure.title')} onClose={() => dispatch(sessionSlice.actions.leave())}>
      <LoadFailure {...failure} />
    </Dialog>
  );
}
