import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { Input } from '../../../../ui/forms/Input';
import { useAppointJudgeMutation, useListAccountsQuery } from '../../admin-api';
import type { Judge } from '../../api';
import styles from './Console.module.css';

/** As many as can be looked through; whoever looks for more types more of the name. */
const limit = 10;

interface AccountSearchProps {
  /** Number of the season. */
  season: number;
  judges: Judge[];
}

/** Finds an account by its name or address and makes it a judge. */
export function AccountSearch({ season, judges }: AccountSearchProps) {
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const { data, error, refetch } = useListAccountsQuery({ q, limit }, { skip: q === '' });
  const [appoint, appointment] = useAppointJudgeMutation();
  const found = q === '' ? undefined : data?.accounts;
  return (
    <div className={styles.form}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          setQ(text.trim());
        }}
      >
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          label={t('console.judges.find')}
          value={text}
          className={styles.field}
          onChange={setText}
        />
        <Button type="submit" kind="secondary">
          {t('console.judges.search')}
        </Button>
      </form>
      {error && !found && <LoadFailure error={error} retry={refetch} />}
      <p role="status" className={styles.hint}>
        {found && data?.next && t('console.judges.more')}
        {found?.length === 0 && !data?.next && t('console.judges.nobody')}
      </p>
      {appointment.error && (
        <p role="alert" className={styles.fault}>
          {serverMessage(appointment.error, t('console.failed'))}
        </p>
      )}
      <ul className={styles.list}>
        {found?.map(({ id, username }) => (
          <li key={id}>
            <bdi>{username}</bdi>
            {judges.some(({ userId }) => userId === id) ? (
              <span className={styles.hint}>{t('console.judges.judges')}</span>
            ) : (
              <Button
                small
                kind="secondary"
                loading={appointment.isLoading}
                aria-label={t('console.judges.appointNamed', { name: username })}
                onClick={() => void appoint({ userId: id, season })}
              >
                {t('console.judges.appoint')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
