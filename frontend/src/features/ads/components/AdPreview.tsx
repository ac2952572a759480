import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import type { AdDraft } from '../hooks/use-ad-draft';
import { toPreview } from '../previewed-ad';
import styles from './AdPreview.module.css';
import { CardPreview } from './CardPreview';
import { PagePreview } from './PagePreview';

const views = ['card', 'page', 'phone'] as const;

/** The ad as it will be seen, from what has been typed so far. */
export function AdPreview({ draft }: { draft: AdDraft }) {
  const { t } = useTranslation('ads');
  const [view, setView] = useState<(typeof views)[number]>('card');
  const ad = toPreview(draft);
  return (
    <div className={styles.preview}>
      <ChoiceRow
        label={t('preview.as')}
        choices={views.map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={view}
        onChange={setView}
      />
      {view === 'card' ? <CardPreview ad={ad} /> : <PagePreview ad={ad} isPhone={view === 'phone'} />}
    </div>
  );
}
