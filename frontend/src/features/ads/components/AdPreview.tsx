import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { isPicture } from '../../../ui/forms/web-address';
import { shapeOf } from '../ad-form-values';
import type { AdDraft } from '../hooks/use-ad-draft';
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

export type PreviewedAd = ReturnType<typeof toPreview>;

/** A picture is tried once its address is whole. */
function toPreview(draft: AdDraft) {
  const { kind, title, description, category, ...rest } = draft;
  const isText = kind === 'text';
  const address = rest.imageUrl?.trim() ?? '';
  return {
    id: 0,
    title: title?.trim(),
    description: description?.trim(),
    category,
    format: isText ? ('text' as const) : shapeOf(draft),
    imageUrl: !isText && isPicture(address) ? address : null,
    callToAction: rest.destinationUrl?.trim() && rest.callToAction?.trim(),
  };
}
