import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../i18n';
import { localeOf } from '../../i18n/languages';
import { textAdLimits } from '../../limits';
import { adFormats } from '../../season';
import { sessionDays } from '../../season-rules';
import { toast } from '../../ui/toast/toast';
import { useDocumentFigures } from '../use-season-figures';
import { documentText } from './document-text';
import type { Download } from './documents';
import { projections } from './projections';
import { saveText } from '../../ui/download/save-text';

/** Saves documents; their texts are long and come with the first download. Failures end in a toast. */
export function useDownload() {
  const { t, i18n } = useTranslation('whitepaper');
  const figures = useDocumentFigures();
  const [busy, setBusy] = useState<Download['key']>();

  const compose = ({ papers, layout }: Download): string => {
    const texts = i18n.getFixedT(i18n.language, 'documents');
    const values = {
      ...figures,
      ...projections(localeOf(i18n.language)),
      formats: adFormats,
      textAd: textAdLimits,
      sessionDays,
    };
    const parts = papers.map((paper) => texts(paper, { returnObjects: true, ...values }));
    const title = papers.length > 1 ? texts('completeTitle') : texts(`${papers[0]}.title`);
    return documentText(title, parts, layout, {
      language: i18n.language,
      edition: texts('edition', values),
      contents: texts('contents'),
      part: (number) => texts('part', { number }),
      slide: (number, count) => texts('slide', { number, count }),
    });
  };

  const download = async (wanted: Download) => {
    setBusy(wanted.key);
    const areThere = await loadNamespaces('documents').then(
      () => true,
      () => false,
    );
    setBusy(undefined);
    if (areThere) saveText(wanted.filename, compose(wanted));
    else toast({ kind: 'error', title: t('failed.title'), text: t('failed.text') });
  };
  return { busy, download };
}
