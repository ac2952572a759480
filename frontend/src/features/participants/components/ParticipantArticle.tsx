import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import type { Participant } from '../api';
import styles from './ParticipantArticle.module.css';
import { ParticipantFacts } from './ParticipantFacts';
import { ParticipantPortrait } from './ParticipantPortrait';

interface ParticipantArticleProps {
  person: Participant;
  /** What can be done for them, and how many did, below their name. */
  actions?: ReactNode;
}

/** A participant in full, as the public sees them. */
export function ParticipantArticle({ person, actions }: ParticipantArticleProps) {
  const { t } = useTranslation('participants');
  return (
    <article className={styles.columns}>
      <div className={styles.aside}>
        <ParticipantPortrait person={person} number={person.order} isFirst />
        <ParticipantFacts person={person} />
      </div>
      <div className={styles.story}>
        <header className={styles.header}>
          <p className={styles.line}>
            <Link to={paths.participants}>{t('page.back')}</Link>
            <span>{t('page.number', { number: person.order, season: person.season })}</span>
          </p>
          <h1 className={styles.name}>
            <bdi>{person.name}</bdi>
          </h1>
          <p className={styles.profession}>
            <bdi>{person.profession}</bdi>
          </p>
          {actions}
        </header>
        <p className={styles.bio}>
          <bdi>{person.bio}</bdi>
        </p>
        <Part title={t('page.project')} text={person.projectDescription} />
        {person.impactGoals && <Part title={t('page.goals')} text={person.impactGoals} />}
        {person.currentMilestone && <Part title={t('page.milestone')} text={person.currentMilestone} />}
      </div>
    </article>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
    </section>
  );
}
