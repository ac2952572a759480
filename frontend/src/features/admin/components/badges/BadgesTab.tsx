import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUntoldPolling } from '../../../../events/use-untold-polling';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { ListSearch } from '../../../../ui/table/ListSearch';
import { PageButtons } from '../../../../ui/table/PageButtons';
import { useListView } from '../../../../ui/table/use-list-view';
import { useBadgePageQuery } from '../../badges-api';
import { useAwaitedBadges } from '../../hooks/use-awaited-badges';
import { useKeeperWallet } from '../../hooks/use-keeper-wallet';
import type { Keeping, StandingBadge } from '../../keeping';
import { BadgesTable } from './BadgesTable';
import styles from './Badges.module.css';
import { KeepBadgeDialog } from './KeepBadgeDialog';
import { KeeperWallet } from './KeeperWallet';
import { MintsToday } from './MintsToday';

const POLL_MS = 2_000;

/** The console's Badges tab: who holds which, and what a keeper's own wallet may do about it. */
export function BadgesTab() {
  const { t } = useTranslation('admin');
  const view = useListView({ prefix: 'badges-', sorts: [], findsNumbers: true });
  const top = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ kind: Keeping['kind']; badge: StandingBadge } | null>(null);
  const keeper = useKeeperWallet();
  const wanted = { q: view.wanted.q, cursor: view.wanted.cursor };
  const { data, error, isFetching, refetch } = useBadgePageQuery(wanted);
  const { awaitKeeping, awaitedOf, isAwaiting } = useAwaitedBadges(data?.badges);
  // The chain is ahead of our server for a moment, which tells only the badge's owner of the change.
  useBadgePageQuery(wanted, { skip: !isAwaiting, pollingInterval: useUntoldPolling(POLL_MS) });
  return (
    <>
      <p className={styles.lead}>{t('badges.lead')}</p>
      <MintsToday />
      <KeeperWallet keeper={keeper} />
      <ListSearch label={t('badges.search')} view={view} />
      <div ref={top} tabIndex={-1}>
        {data && (
          <BadgesTable
            badges={data.badges}
            goesOn={data.next !== null}
            isBusy={isFetching && !isAwaiting}
            mayAct={keeper.connection !== null}
            awaitedOf={awaitedOf}
            onAsk={(kind, badge) => setAsked({ kind, badge })}
          />
        )}
        {!data && (error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="24rem" />)}
      </div>
      <PageButtons pages={view.pages} next={data?.next ?? null} onTurn={() => top.current?.focus()} />
      {asked && keeper.connection && (
        <KeepBadgeDialog
          {...asked}
          connection={keeper.connection}
          onMined={(keeping) => {
            awaitKeeping(keeping);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
