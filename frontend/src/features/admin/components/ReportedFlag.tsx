import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import type { AdminAd } from '../api';
import { ReportsDialog } from './lazy-dialogs';

/** Marks a reported ad with how often it was; opens the reports. */
export function ReportedFlag({ ad }: { ad: AdminAd }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const count = ad.reportCount;
  return (
    <>
      <Button
        small
        kind="danger"
        {...ReportsDialog.hints}
        aria-label={t('reported.countOf', { count, title: ad.title })}
        onClick={() => setIsOpen(true)}
      >
        {t('reported.count', { count })}
      </Button>
      {isOpen && <ReportsDialog ad={ad} onClose={() => setIsOpen(false)} />}
    </>
  );
}
