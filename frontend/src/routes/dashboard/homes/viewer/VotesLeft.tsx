import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomePerson, ViewerHome } from '../../../../features/homes';
import { VoteButton } from '../../../../features/votes';
import { useLongDay, useLongMonth } from '../../../../i18n/use-long-date';
import { useLocale } from '../../../../i18n/use-locale';
import { useMoment } from '../../../../i18n/use-moment';
import { formatNumber } from '../../../../i18n/format';
import { paths } from '../../../../paths';
import { Button } from '../../../../ui/button/Button';
import { PersonRow } from '../PersonRow';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';
import styles from './VotesLeft.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What was listed stays listed while the page is open, and what comes is added: a row whose button was pressed would else be gone
 * with what it says of that.
 */
function useKept<Item extends { id: number }>(items: Item[]): Item[] {
  const [kept, setKept] = useState(items);
  const added = items.filter(({ id }) => !kept.some((one) => one.id === id));
  if (added.length > 0) setKept([...kept, ...added]);
  return kept;
}

/** Somebody for whom a vote is left. What else it takes to vote is asked for with the first press, and not by everybody who looks. */
function VoteRow({ person }: { person: HomePerson }) {
  const { t } = useTranslation('votes');
  const [isAsked, setAsked] = useState(false);
  const { name } = person;
  const action = isAsked ? (
    <VoteButton small opensAtOnce candidate={person} />
  ) : (
    <Button small aria-label={t('button.voteFor', { name })} onClick={() => setAsked(true)}>
      {t('button.vote')}
    </Button>
  );
  return <PersonRow person={person} action={action} />;
}

/** For whom a vote is left this month, and until when. */
export function VotesLeft({ home }: { home: ViewerHome }) {
  const { t } = useTranslation('homes');
  const locale = useLocale();
  const longMonth = useLongMonth();
  const people = useKept(home.voteFor);
  const note = useUntil(home);
  const { votesLeft, month } = home;
  const all = <Link to={paths.participants}>{t('viewer.votes.all')}</Link>;
  if (!home.isVotingOpen && people.length === 0)
    return (
      <HomePart isFirst title={t('viewer.votes.closedTitle')} action={all}>
        <p className={list.none}>{t('viewer.votes.closed')}</p>
      </HomePart>
    );
  const title =
    votesLeft > 0
      ? t('viewer.votes.title', {
          count: votesLeft,
          formatted: formatNumber(locale, votesLeft),
          month: longMonth(month),
        })
      : t('viewer.votes.done', { month: longMonth(month) });
  return (
    <HomePart isFirst title={title} note={note} action={all}>
      <ul className={styles.people}>
        {people.map((person) => (
          <VoteRow key={person.id} person={person} />
        ))}
      </ul>
    </HomePart>
  );
}

/** Undefined where all are given and nobody knows when there are others: award or season may end with this month's. */
function useUntil({ until, month, votesLeft }: ViewerHome): string | undefined {
  const { t } = useTranslation('homes');
  const locale = useLocale();
  const date = useLongDay()(until);
  const days = Math.max(1, Math.ceil((Date.parse(until) - useMoment()) / DAY_MS));
  const isWithNextMonth = until.slice(0, 7) !== month;
  if (votesLeft === 0) return isWithNextMonth ? t('viewer.votes.next', { date }) : undefined;
  return t('viewer.votes.until', {
    date,
    time: until.slice(11, 16),
    count: days,
    days: formatNumber(locale, days),
  });
}
