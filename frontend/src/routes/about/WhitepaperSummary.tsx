import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import { useDocumentFigures } from '../use-season-figures';

const questions = ['problem', 'model', 'payments', 'badge', 'governance', 'risks', 'roadmap'] as const;

/** An accordion of the whitepaper's main answers. */
export function WhitepaperSummary() {
  const { t } = useTranslation('about');
  const figures = useDocumentFigures();
  return questions.map((question) => (
    <Disclosure key={question} title={t(`summary.${question}.question`)}>
      <p>{t(`summary.${question}.answer`, figures)}</p>
    </Disclosure>
  ));
}
