import { useTranslation } from 'react-i18next';
import type { AdminAd } from '../api';
import dialog from './Dialog.module.css';
import { GivenReports } from './GivenReports';

/** What others find wrong with an ad, before a decision that settles it; nothing where nobody reported it. */
export function ReportsOfAd({ ad: { reportCount, reports } }: { ad: AdminAd }) {
  const { t } = useTranslation('admin');
  if (reportCount === 0) return null;
  return (
    <div className={dialog.reports}>
      <GivenReports title={t('reported.count', { count: reportCount })} reports={reports} />
      <p>{t('reported.settles')}</p>
    </div>
  );
}
