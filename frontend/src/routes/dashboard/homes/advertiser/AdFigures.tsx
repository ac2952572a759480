import { useTranslation } from 'react-i18next';
import type { Ad } from '../../../../features/ads';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { Figures } from '../../../../ui/facts/Figures';
import { HomePart } from '../HomePart';

const figures = ['viewable', 'clicks', 'served'] as const;

/** What all ads together had in their places. */
export function AdFigures({ ads }: { ads: Ad[] }) {
  const { t } = useTranslation(['homes', 'runs']);
  const locale = useLocale();
  const sumOf = (figure: (typeof figures)[number]) =>
    ads.reduce((sum, { metrics }) => sum + (metrics?.[figure] ?? 0), 0);
  return (
    <HomePart title={t('advertiser.figures.title')}>
      <Figures
        figures={figures.map((figure) => ({
          label: t(`runs:sums.${figure}`),
          value: formatNumber(locale, sumOf(figure)),
        }))}
      />
    </HomePart>
  );
}
