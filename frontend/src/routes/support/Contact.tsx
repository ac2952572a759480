import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../api/generated/config';
import { Section } from '../../ui/layout/Section';
import styles from './Support.module.css';

/** Whom to write to; nothing where this installation names nobody. */
export function Contact() {
  const { t } = useTranslation('support');
  const { data: config } = useGetConfigQuery();
  if (!config?.supportEmail) return null;
  return (
    <Section title={t('contact.title')}>
      <p className={styles.lead}>{t('contact.text')}</p>
      <a href={`mailto:${config.supportEmail}`} className={styles.address}>
        {config.supportEmail}
      </a>
    </Section>
  );
}
