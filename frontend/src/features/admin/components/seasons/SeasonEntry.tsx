import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { Facts } from '../../../../ui/facts/Facts';
import { Tag, type Tone } from '../../../../ui/status/Tag';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { useSeasonFacts } from '../../hooks/use-season-facts';
import { usualName } from '../../season-values';
import type { AdminSeason, SeasonState } from '../../seasons-api';
import { ChangeDialog } from './ChangeDialog';
import { CloseDialog } from './CloseDialog';
import { ReopenDialog } from './ReopenDialog';
import styles from './Seasons.module.css';

const tones: Record<SeasonState, Tone> = {
  planned: 'muted',
  applications: 'warning',
  running: 'success',
  counting: 'warning',
  closed: 'muted',
};

/** The one that there always was has no start while nobody has said so, and can end all the same. */
const canBeClosed = ({ number, hasBegun }: AdminSeason): boolean => hasBegun || number === 1;

interface SeasonEntryProps {
  season: AdminSeason;
  /** Whether the next one has begun, so that this one, once closed, stays so. */
  isFollowed: boolean;
}

/** A season with its dates, and what may be done about it. */
export function SeasonEntry({ season, isFollowed }: SeasonEntryProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<'change' | 'close' | 'reopen' | null>(null);
  const facts = useSeasonFacts(season);
  const { number, name, state } = season;
  const named = t('seasons.season', { number });
  const titleId = `season-${number}`;
  const leave = () => setAsked(null);
  const title = useRef<HTMLHeadingElement>(null);
  const finish = useFocusAfter(title);
  const done = () => {
    leave();
    finish();
  };
  return (
    <section className={styles.season} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
          {named}
        </h2>
        <Tag tone={tones[state]}>{t(`seasons.states.${state}`)}</Tag>
      </div>
      {name !== usualName(season) && name !== named && <bdi className={styles.hint}>{name}</bdi>}
      <Facts facts={facts} />
      <div className={styles.actions}>
        {state === 'closed' && !isFollowed && (
          <Button
            kind="secondary"
            aria-label={t('seasons.reopen.buttonOf', { number })}
            onClick={() => setAsked('reopen')}
          >
            {t('seasons.reopen.button')}
          </Button>
        )}
        {state !== 'closed' && (
          <Button
            kind="secondary"
            aria-label={t('seasons.change.buttonOf', { number })}
            onClick={() => setAsked('change')}
          >
            {t('seasons.change.button')}
          </Button>
        )}
        {state !== 'closed' && canBeClosed(season) && (
          <Button
            kind="quiet"
            aria-label={t('seasons.close.buttonOf', { number })}
            onClick={() => setAsked('close')}
          >
            {t('seasons.close.button')}
          </Button>
        )}
      </div>
      {asked === 'change' && <ChangeDialog season={season} onClose={leave} />}
      {asked === 'close' && (
        <CloseDialog
          season={season}
          isForGood={isFollowed}
          onClose={leave}
          onDone={done}
          onChangeDates={() => setAsked('change')}
        />
      )}
      {asked === 'reopen' && <ReopenDialog season={season} onClose={leave} onDone={done} />}
    </section>
  );
}
