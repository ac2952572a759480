import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlannedTokens, ProfitSplit } from '../../features/tokenomics';
import { paths } from '../../paths';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Section } from '../../ui/layout/Section';
import { useDocumentFigures } from '../use-season-figures';

const questions = ['problem', 'model', 'payments', 'badge', 'governance', 'risks', 'roadmap'] as const;

/** An accordion of the whitepaper's main answers. */
function WhitepaperSummary() {
  const { t } = useTranslation('about');
  const figures = useDocumentFigures();
  return questions.map((question) => (
    <Disclosure key={question} title={t(`summary.${question}.question`)}>
      <p>{t(`summary.${question}.answer`, figures)}</p>
    </Disclosure>
  ));
}

/** The fourth tab: the split of the money, the planned token, and the whitepaper in brief. */
export function TokenPlan() {
  const { t } = useTranslation(['about', 'tokenomics']);
  return (
    <>
      <Section
        title={t('tokenomics:income.title')}
        action={<Link to={paths.tokenomics}>{t('income.live')}</Link>}
      >
        <ProfitSplit />
      </Section>
      <Section title={t('tokenomics:plan.title')}>
        <PlannedTokens />
      </Section>
      <Section title={t('summary.title')} action={<Link to={paths.whitepaper}>{t('summary.download')}</Link>}>
        <WhitepaperSummary />
      </Section>
    </>
  );
}
