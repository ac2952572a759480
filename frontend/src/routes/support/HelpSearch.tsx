import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchField } from '../../ui/forms/SearchField';
import { Section } from '../../ui/layout/Section';
import { useFaq } from '../faq/use-faq';
import styles from './Support.module.css';
import { QuestionLinks } from './QuestionLinks';
import { searchAnswers } from './search-answers';
import { useHelpSearch } from './use-help-search';

/** Looks through the frequently asked questions and their answers. */
export function HelpSearch() {
  const { t } = useTranslation('support');
  const [words, search] = useHelpSearch();
  const answers = useFaq()
    .flatMap(({ items }) => items)
    .map((item) => ({ ...item, keywords: t(`search.keywords.${item.anchor}`) }));
  const found = searchAnswers(answers, words);
  const isSearching = words.trim() !== '';
  return (
    <Section title={t('search.title')}>
      <SearchField label={t('search.label')} value={words} onChange={search} />
      <p role="status" className={styles.found}>
        {isSearching && (found.length > 0 ? t('search.found', { count: found.length }) : t('search.none'))}
      </p>
      <QuestionLinks items={found} />
      {isSearching && found.length === 0 && <Link to="?tab=topics">{t('search.all')}</Link>}
    </Section>
  );
}
