import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSecret } from '../../../chain/vote-secret';
import { useLongDay, useLongMonth } from '../../../i18n/use-long-date';
import { paths } from '../../../paths';
import { voting } from '../../../season-rules';
import { Button } from '../../../ui/button/Button';
import dialog from '../../../ui/dialog/DialogForm.module.css';
import type { NewVote } from '../api';
import { dayAfter } from '../calendar-month';
import styles from './VoteDialog.module.css';

interface VoteGivenProps {
  name: string;
  vote: NewVote;
  onClose: () => void;
}

/** Confirms a vote and says what becomes of it. */
export function VoteGiven({ name, vote: { month, pseudonym }, onClose }: VoteGivenProps) {
  const { t } = useTranslation('votes');
  const longMonth = useLongMonth();
  const longDay = useLongDay();
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus(), []);
  return (
    <div className={dialog.content}>
      <div role="status" className={dialog.content}>
        <p>{t('done.text', { name, month: longMonth(month), date: longDay(dayAfter(month)) })}</p>
        <p>
          <Trans
            t={t}
            i18nKey="done.next"
            values={{ hours: voting.closingHours }}
            components={{ transparency: <Link to={paths.transparency} /> }}
          />
        </p>
        {readSecret(pseudonym) !== null && <p className={styles.note}>{t('done.secret')}</p>}
      </div>
      <div className={dialog.actions}>
        <Button ref={closer} onClick={onClose}>
          {t('done.close')}
        </Button>
      </div>
    </div>
  );
}
