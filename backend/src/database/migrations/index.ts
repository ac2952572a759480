import { AccountsAdsPayments1795217975973 } from './1795217975973-accounts-ads-payments.js';
import { SessionsLimitsSearch1795217975974 } from './1795217975974-sessions-limits-search.js';
import { ParticipantsViewersAudit1795220440983 } from './1795220440983-participants-viewers-audit.js';
import { BadgesWallets1795221266024 } from './1795221266024-badges-wallets.js';
import { Uploads1795228847603 } from './1795228847603-uploads.js';
import { AdRevisions1795240000000 } from './1795240000000-ad-revisions.js';
import { News1795299000000 } from './1795299000000-news.js';
import { SeasonLive1795300000000 } from './1795300000000-season-live.js';
import { NotificationSources1795310000000 } from './1795310000000-notification-sources.js';
import { VotesByMonth1795320000000 } from './1795320000000-votes-by-month.js';
import { SessionEnds1795330000000 } from './1795330000000-session-ends.js';
import { ChainEvents1795400000000 } from './1795400000000-chain-events.js';
import { Books1795420000000 } from './1795420000000-books.js';
import { AdPaymentRefunds1795425000000 } from './1795425000000-ad-payment-refunds.js';
import { BadgeContracts1795430000000 } from './1795430000000-badge-contracts.js';
import { CancelledTransactions1795435000000 } from './1795435000000-cancelled-transactions.js';
import { PublicChanges1795440000000 } from './1795440000000-public-changes.js';
import { ListsThatGrow1795450000000 } from './1795450000000-lists-that-grow.js';
import { SettingRevisions1795450000100 } from './1795450000100-setting-revisions.js';
import { MintedBadges1795450000200 } from './1795450000200-minted-badges.js';
import { UploadVariants1795460700000 } from './1795460700000-upload-variants.js';
import { Outbox1795470000000 } from './1795470000000-outbox.js';
import { NewsByMail1795470000100 } from './1795470000100-news-by-mail.js';
import { AccountTokens1795470100000 } from './1795470100000-account-tokens.js';
import { SecondFactors1795470200000 } from './1795470200000-second-factors.js';
import { CommonPasswords1795470300000 } from './1795470300000-common-passwords.js';
import { PictureCopies1795470400000 } from './1795470400000-picture-copies.js';
import { OriginsOfCopies1795470500000 } from './1795470500000-origins-of-copies.js';
import { DeletedAccounts1795470600100 } from './1795470600100-deleted-accounts.js';
import { ProvedAddresses1796000000100 } from './1796000000100-proved-addresses.js';
import { Mailboxes1796000004000 } from './1796000004000-mailboxes.js';
import { AuditNamesPeople1796000005100 } from './1796000005100-audit-names-people.js';
import { AuditSources1796000005110 } from './1796000005110-audit-sources.js';
import { SuspendedAccounts1796000005200 } from './1796000005200-suspended-accounts.js';
import { GivenNames1796000005300 } from './1796000005300-given-names.js';
import { CountedPeople1796000005400 } from './1796000005400-counted-people.js';
import { SpentAltchas1796000005500 } from './1796000005500-spent-altchas.js';
import { DecisionsAboutPeople1796000006100 } from './1796000006100-decisions-about-people.js';
import { AuditBySource1796000006110 } from './1796000006110-audit-by-source.js';
import { UnnamedIds1796000007100 } from './1796000007100-unnamed-ids.js';
import { ChainFinality1796000007200 } from './1796000007200-chain-finality.js';
import { BadgeMints1796000007300 } from './1796000007300-badge-mints.js';
import { Alarms1796000007400 } from './1796000007400-alarms.js';
import { AwaitedOutcomes1796000007450 } from './1796000007450-awaited-outcomes.js';
import { UnclaimedRefunds1796000007460 } from './1796000007460-unclaimed-refunds.js';
import { BadgeTypeChanges1796000007470 } from './1796000007470-badge-type-changes.js';
import { CommentNumbers1796000007600 } from './1796000007600-comment-numbers.js';
import { UntoldVotes1796000007610 } from './1796000007610-untold-votes.js';
import { BookCheckpoints1796000008000 } from './1796000008000-book-checkpoints.js';
import { RunningSums1796000008010 } from './1796000008010-running-sums.js';
import { ChangedRows1796000008100 } from './1796000008100-changed-rows.js';
import { EndsByIndex1796000008110 } from './1796000008110-ends-by-index.js';
import { SiteBuilds1796000008200 } from './1796000008200-site-builds.js';
import { LeaderReports1796000008400 } from './1796000008400-leader-reports.js';
import { BookCheckProgress1796000008020 } from './1796000008020-book-check-progress.js';
import { OrdersByIndexAlone1796000008300 } from './1796000008300-orders-by-index-alone.js';
import { VoteTrees1796000022200 } from './1796000022200-vote-trees.js';
import { PublishedVotes1796000022210 } from './1796000022210-published-votes.js';
import { TreesThatDiffer1796000037400 } from './1796000037400-trees-that-differ.js';
import { WaitingAdsInOrder1796000037300 } from './1796000037300-waiting-ads-in-order.js';
import { AdRuns1796000040100 } from './1796000040100-ad-runs.js';
import { AdCounts1796000040200 } from './1796000040200-ad-counts.js';
import { AdReports1796000040300 } from './1796000040300-ad-reports.js';
import { Seasons1796000050100 } from './1796000050100-seasons.js';
import { SeasonKeys1796000050110 } from './1796000050110-season-keys.js';
import { JudgesDesk1796000050300 } from './1796000050300-judges-desk.js';
import { ViewersByMail1796000050400 } from './1796000050400-viewers-by-mail.js';
import { BadgeSeasons1796000050500 } from './1796000050500-badge-seasons.js';
import { BadgeKeys1796000050510 } from './1796000050510-badge-keys.js';
import { SeasonFigures1796000050610 } from './1796000050610-season-figures.js';
import { FollowerDays1796000060100 } from './1796000060100-follower-days.js';
import { ReportComments1796000060200 } from './1796000060200-report-comments.js';
import { Reminders1796000060300 } from './1796000060300-reminders.js';
import { Push1796000060301 } from './1796000060301-push.js';
import { SearchedPeople1796000060400 } from './1796000060400-searched-people.js';
import { PushHolds1796000060310 } from './1796000060310-push-holds.js';
import { RemindedEnds1796000070000 } from './1796000070000-reminded-ends.js';
import { ComparedByIndex1796000080000 } from './1796000080000-compared-by-index.js';

/** In the order in which they run. */
export const migrations = [
  AccountsAdsPayments1795217975973,
  SessionsLimitsSearch1795217975974,
  ParticipantsViewersAudit1795220440983,
  BadgesWallets1795221266024,
  Uploads1795228847603,
  AdRevisions1795240000000,
  News1795299000000,
  SeasonLive1795300000000,
  NotificationSources1795310000000,
  VotesByMonth1795320000000,
  SessionEnds1795330000000,
  ChainEvents1795400000000,
  Books1795420000000,
  AdPaymentRefunds1795425000000,
  BadgeContracts1795430000000,
  CancelledTransactions1795435000000,
  PublicChanges1795440000000,
  ListsThatGrow1795450000000,
  SettingRevisions1795450000100,
  MintedBadges1795450000200,
  UploadVariants1795460700000,
  Outbox1795470000000,
  NewsByMail1795470000100,
  AccountTokens1795470100000,
  SecondFactors1795470200000,
  CommonPasswords1795470300000,
  PictureCopies1795470400000,
  OriginsOfCopies1795470500000,
  DeletedAccounts1795470600100,
  ProvedAddresses1796000000100,
  Mailboxes1796000004000,
  AuditNamesPeople1796000005100,
  AuditSources1796000005110,
  SuspendedAccounts1796000005200,
  GivenNames1796000005300,
  CountedPeople1796000005400,
  SpentAltchas1796000005500,
  DecisionsAboutPeople1796000006100,
  AuditBySource1796000006110,
  UnnamedIds1796000007100,
  ChainFinality1796000007200,
  BadgeMints1796000007300,
  Alarms1796000007400,
  AwaitedOutcomes1796000007450,
  UnclaimedRefunds1796000007460,
  BadgeTypeChanges1796000007470,
  CommentNumbers1796000007600,
  UntoldVotes1796000007610,
  BookCheckpoints1796000008000,
  RunningSums1796000008010,
  BookCheckProgress1796000008020,
  ChangedRows1796000008100,
  EndsByIndex1796000008110,
  SiteBuilds1796000008200,
  OrdersByIndexAlone1796000008300,
  LeaderReports1796000008400,
  VoteTrees1796000022200,
  PublishedVotes1796000022210,
  WaitingAdsInOrder1796000037300,
  TreesThatDiffer1796000037400,
  AdRuns1796000040100,
  AdCounts1796000040200,
  AdReports1796000040300,
  Seasons1796000050100,
  SeasonKeys1796000050110,
  JudgesDesk1796000050300,
  ViewersByMail1796000050400,
  BadgeSeasons1796000050500,
  BadgeKeys1796000050510,
  SeasonFigures1796000050610,
  FollowerDays1796000060100,
  ReportComments1796000060200,
  Reminders1796000060300,
  Push1796000060301,
  SearchedPeople1796000060400,
  PushHolds1796000060310,
  RemindedEnds1796000070000,
  ComparedByIndex1796000080000,
];
