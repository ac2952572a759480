import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePollingWhileSeen } from '../../../../events/use-polling-while-seen';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { toast } from '../../../../ui/toast/toast';
import { ListSearch } from '../../../../ui/table/ListSearch';
import { PageButtons } from '../../../../ui/table/PageButtons';
import { useListView } from '../../../../ui/table/use-list-view';
import { type AdminBadge, useBadgePageQuery } from '../../badges-api';
import { useKeeperWallet } from '../../hooks/use-keeper-wallet';
import { isUnseen, type KeeperAction, type MintedBadge } from '../../keeper-action';
import { BadgesTable } from './BadgesTable';
import styles from './Badges.module.css';
import { KeepBadgeDialog } from './KeepBadgeDialog';
import { KeeperWallet } from './KeeperWallet';
import { MintsToday } from './MintsToday';

const POLL_MS = 2_000;

/** What the chain has and the list does not show yet. */
function useAwaitedBadges(badges: readonly AdminBadge[] | undefined) {
  const { t } = useTranslation('admin');
  const [kept, setKept] = useState<readonly KeeperAction[]>([]);

  const awaitAction = (action: KeeperAction) => {
    setKept((earlier) => [...earlier, action]);
    toast({ kind: 'success', title: t(`badges.mined.${action.kind}`), text: t('badges.mined.text') });
  };
  const awaitedOf = (listed: AdminBadge) => {
    const last = kept.findLast(({ badge }) => badge.id === listed.id);
    return last && isUnseen(last, listed) ? last : undefined;
  };
  return { awaitAction, awaitedOf, isAwaiting: badges?.some((badge) => awaitedOf(badge)) ?? false };
}

/** The console's Badges tab: who holds which, and what a keeper's own wallet may do about it. */
export function BadgesTab() {
  const { t } = useTranslation('admin');
  const view = useListView({ prefix: 'badges-', sorts: [], findsNumbers: true });
  const top = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ kind: KeeperAction['kind']; badge: MintedBadge } | null>(null);
  const keeper = useKeeperWallet();
  const wanted = { q: view.wanted.q, cursor: view.wanted.cursor };
  const { data, error, isFetching, refetch } = useBadgePageQuery(wanted);
  const { awaitAction, awaitedOf, isAwaiting } = useAwaitedBadges(data?.badges);
  // The chain is ahead of our server for a moment, which tells only the badge's owner of the change.
  useBadgePageQuery(wanted, { skip: !isAwaiting, pollingInterval: usePollingWhileSeen(POLL_MS) });
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
          onMined={(action) => {
            awaitAction(action);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
