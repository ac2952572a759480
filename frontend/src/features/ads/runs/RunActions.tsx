import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { adPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import type { CopyAd } from './api';
import { CopyDialog } from './CopyDialog';
import { actionsOn, type OwnAd, type RunAction } from './run-words';
import styles from './Runs.module.css';
import { useRunStep } from './use-run-step';
import { WithdrawDialog } from './WithdrawDialog';

interface RunActionsProps {
  ad: OwnAd;
  /** Names the ad where there are several. */
  titleId?: string;
}

/** What an advertiser may do with the run of an ad. */
export function RunActions({ ad, titleId }: RunActionsProps) {
  const { t } = useTranslation('runs');
  const { user } = useSession();
  const navigate = useNavigate();
  const { take, isBusy } = useRunStep(ad.id);
  const [asked, setAsked] = useState<RunAction | null>(null);
  const actions = actionsOn(ad);
  const { group, keepFocus } = useKeptFocus(actions.join());

  const withdraw = async () => {
    if (!(await take('withdraw'))) return;
    keepFocus();
    setAsked(null);
  };
  const copy = async (copyAd: CopyAd = {}) => {
    const made = await take('copy', copyAd);
    if (made) void navigate(adPath(made.id));
  };
  const begin = (action: RunAction) => {
    const asks = action === 'withdraw' || (action === 'copy' && user?.role === 'participant');
    if (asks) setAsked(action);
    else void (action === 'copy' ? copy() : take(action));
  };

  if (actions.length === 0) return null;
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t('actions.label')} className={styles.actions}>
      {actions.map((action) => (
        <Button
          // One button that turns over, so that it keeps the focus.
          key={action === 'resume' ? 'pause' : action}
          small
          kind="secondary"
          loading={isBusy}
          aria-describedby={titleId}
          onClick={() => begin(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
      {asked === 'withdraw' && (
        <WithdrawDialog
          ad={ad}
          isBusy={isBusy}
          onWithdraw={() => void withdraw()}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'copy' && (
        <CopyDialog
          ad={ad}
          isBusy={isBusy}
          onCopy={() => void copy({ notOwnProject: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** A button that was pressed may go with what it did: whoever uses a keyboard then goes on beside it. */
function useKeptFocus(actions: string) {
  const group = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current && document.activeElement === document.body) group.current?.focus();
    isKept.current = false;
  }, [actions]);
  return {
    group,
    keepFocus: () => {
      isKept.current = true;
    },
  };
}
