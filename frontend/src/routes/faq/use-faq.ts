import { useTranslation } from 'react-i18next';
import { textAdLimits } from '../../limits';
import { affiliate } from '../../planned';
import { adFormats } from '../../season';
import { useSeasonFigures } from '../use-season-figures';
import { type FaqAnchor, faqGroups } from './faq-groups';

export interface FaqItem {
  anchor: FaqAnchor;
  question: string;
  /** Paragraphs. */
  answer: string[];
}

/** The questions and answers in the current language, grouped by audience. */
export function useFaq() {
  const { t } = useTranslation('faq');
  const figures = { ...useSeasonFigures(), affiliate, formats: adFormats, textAd: textAdLimits };
  const item = (anchor: FaqAnchor): FaqItem => ({
    anchor,
    question: t(`items.${anchor}.question`, figures),
    answer: t(`items.${anchor}.answer`, { ...figures, returnObjects: true }),
  });
  return faqGroups.map(({ key, anchors }) => ({
    key,
    title: t(`groups.${key}`),
    items: anchors.map((anchor) => item(anchor)),
  }));
}
