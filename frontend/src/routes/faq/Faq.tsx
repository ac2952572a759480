import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { Answer } from './Answer';
import { type FaqAnchor, faqPath } from './faq-groups';
import styles from './Faq.module.css';
import { useFaq } from './use-faq';

/** Leads to the audiences; the first answer of each bears its name. */
function GroupLinks({ groups }: { groups: { key: FaqAnchor; title: string }[] }) {
  const { t } = useTranslation('faq');
  return (
    <nav aria-label={t('groupsLabel')} className={styles.links}>
      <ul>
        {groups.map(({ key, title }) => (
          <li key={key}>
            <Link to={faqPath(key)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the answer that the address names after its `#`, scrolls to it and puts the focus there. */
function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView();
    answer.querySelector('summary')?.focus({ preventScroll: true });
    // The key changes with every click on a link, also on one to the same answer.
  }, [hash, key]);
}

export default function Faq() {
  const { t } = useTranslation('faq');
  const groups = useFaq();
  useLinkedAnswer();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <GroupLinks groups={groups} />
        <div className={styles.groups}>
          {groups.map(({ key, title, items }) => (
            <Section key={key} title={title}>
              {items.map((item) => (
                <Answer key={item.anchor} {...item} />
              ))}
            </Section>
          ))}
        </div>
      </div>
    </Page>
  );
}
