import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { latePart } from '../../ui/late-part';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import styles from './Transparency.module.css';

const MoneyPart = latePart(() => import('./MoneyPart'), <Skeleton height="60rem" />);
const VotesPart = latePart(() => import('./VotesPart'), <Skeleton height="60rem" />);

const parts = ['books', 'votes'] as const;

/** The way to each half of a long page. */
function TransparencyParts() {
  const { t } = useTranslation('transparency');
  return (
    <nav aria-label={t('parts.label')} className={styles.parts}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`} className={buttonClass({ kind: 'secondary', small: true })}>
          {t(`parts.${part}`)}
        </a>
      ))}
    </nav>
  );
}

/** What can be checked of this challenge without trusting the site: its money first, then its votes. */
export default function Transparency() {
  const { t } = useTranslation('transparency');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} actions={<TransparencyParts />} />
      <div id="books" className={styles.part}>
        <MoneyPart />
      </div>
      <div id="votes" className={styles.part}>
        <VotesPart />
      </div>
    </Page>
  );
}
