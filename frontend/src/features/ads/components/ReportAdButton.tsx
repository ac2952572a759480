import { useTranslation } from 'react-i18next';
import { adPath, loginPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { ReportButton } from '../../../ui/reporting/ReportButton';

const ReportAdDialog = lazyDialog(() => import('./ReportAdDialog'));

/** Visitors sign in and come back to the ad's page, wherever they saw the ad. */
export default function ReportAdButton({ adId }: { adId: number }) {
  const { t } = useTranslation('reporting');
  const { status } = useSession();
  if (status === 'loading') return null;
  return (
    <ReportButton
      words={t('ad.title')}
      thanks={t('reported')}
      signIn={status === 'user' ? null : loginPath(adPath(adId))}
      hints={ReportAdDialog.hints}
      dialog={(closing) => <ReportAdDialog adId={adId} {...closing} />}
    />
  );
}
