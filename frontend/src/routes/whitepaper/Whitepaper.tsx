import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { useDocumentFigures } from '../use-season-figures';
import { DownloadCard } from './DownloadCard';
import { companions, core } from './documents';
import { useDownload } from './use-download';
import styles from './Whitepaper.module.css';

export default function Whitepaper() {
  const { t } = useTranslation('whitepaper');
  const figures = useDocumentFigures();
  const { busy, download } = useDownload();
  const shelf = (documents: typeof core) => (
    <ul className={styles.shelf}>
      {documents.map((document) => (
        <DownloadCard
          key={document.key}
          document={document}
          loading={busy === document.key}
          onDownload={() => download(document)}
        />
      ))}
    </ul>
  );
  return (
    <Page>
      <PageHeader title={t('title')} overline={t('edition', figures)} lead={t('lead')} />
      <Section title={t('core')}>{shelf(core)}</Section>
      <Section title={t('companions')}>{shelf(companions)}</Section>
      <Section title={t('questions.title')}>
        <p className={styles.words}>{t('questions.text')}</p>
        <div className={styles.actions}>
          <ButtonLink kind="secondary" to={`${paths.about}?tab=tokenomics`}>
            {t('questions.about')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.tokenomics}>
            {t('questions.tokenomics')}
          </ButtonLink>
        </div>
      </Section>
    </Page>
  );
}
