import { Ad } from '../modules/ads/entities/ad.entity.js';
import { AdReport } from '../modules/ads/entities/ad-report.entity.js';
import { AuditEntry } from '../modules/audit/entities/audit-entry.entity.js';
import { User } from '../modules/auth/entities/user.entity.js';
import { AccountToken } from '../modules/identity/entities/account-token.entity.js';
import { AddressReminder } from '../modules/identity/entities/address-reminder.entity.js';
import { Season } from '../modules/seasons/entities/season.entity.js';
import { Participant } from '../modules/participants/entities/participant.entity.js';
import { AdCount } from '../modules/placements/entities/ad-count.entity.js';
import { AdCountBundle } from '../modules/placements/entities/ad-count-bundle.entity.js';
import { AdLevel } from '../modules/placements/entities/ad-level.entity.js';
import { AdNetworkMark } from '../modules/placements/entities/ad-network-mark.entity.js';
import { AdTokenUse } from '../modules/placements/entities/ad-token-use.entity.js';
import { AdPayment } from '../modules/payments/entities/ad-payment.entity.js';
import { UnclaimedRefund } from '../modules/payments/entities/unclaimed-refund.entity.js';
import { Alarm } from '../chain/alarms/entities/alarm.entity.js';
import { ChainEvent } from '../chain/events/entities/chain-event.entity.js';
import { LeaderReport } from '../chain/entities/leader-report.entity.js';
import { ChainHead } from '../chain/events/entities/chain-head.entity.js';
import { ChainFinality } from '../chain/nodes/entities/chain-finality.entity.js';
import { ChainCursor } from '../chain/events/entities/chain-cursor.entity.js';
import { ChainBlock } from '../chain/events/entities/chain-block.entity.js';
import { BookAgreement } from '../chain/books/entities/book-agreement.entity.js';
import { BookCheckpoint } from '../chain/books/entities/book-checkpoint.entity.js';
import { LateBookEvent } from '../chain/books/entities/late-book-event.entity.js';
import { RunningSum } from '../common/sums/running-sum.entity.js';
import { BookCheck } from '../modules/books/entities/book-check.entity.js';
import { BookCheckProgress } from '../modules/books/entities/book-check-progress.entity.js';
import { BookSchedule } from '../modules/books/entities/book-schedule.entity.js';
import { ChainDeployment } from '../chain/contracts/entities/chain-deployment.entity.js';
import { OperatorTransaction } from '../chain/operator/entities/operator-transaction.entity.js';
import { BadgeMint } from '../modules/nft/entities/badge-mint.entity.js';
import { NftBadge } from '../modules/nft/entities/nft-badge.entity.js';
import { WalletNonce } from '../modules/wallet/entities/wallet-nonce.entity.js';
import { PictureCopy } from '../modules/uploads/copying/entities/picture-copy.entity.js';
import { UploadVariant } from '../modules/uploads/entities/upload-variant.entity.js';
import { Upload } from '../modules/uploads/entities/upload.entity.js';
import { OutboxMail } from '../modules/mail/entities/outbox-mail.entity.js';
import { Setting } from '../modules/settings/entities/setting.entity.js';
import { SiteEventRow } from '../events/entities/site-event.entity.js';
import { MailPreference } from '../modules/notifications/entities/mail-preference.entity.js';
import { NotificationPreference } from '../modules/notifications/entities/notification-preference.entity.js';
import { NewsToMail } from '../modules/notifications/entities/news-to-mail.entity.js';
import { Notification } from '../modules/notifications/entities/notification.entity.js';
import { ReminderRound } from '../modules/reminders/entities/reminder-round.entity.js';
import { VoteReminder } from '../modules/reminders/entities/vote-reminder.entity.js';
import { NewsToPush } from '../modules/push/entities/news-to-push.entity.js';
import { PushKey } from '../modules/push/entities/push-key.entity.js';
import { PushSubscription } from '../modules/push/entities/push-subscription.entity.js';
import { SiteBuildRow } from '../site/entities/site-build.entity.js';
import { SiteFile } from '../site/entities/site-file.entity.js';
import { Award } from '../modules/awards/entities/award.entity.js';
import { AwardScoreDraft } from '../modules/awards/entities/award-score-draft.entity.js';
import { AwardScore } from '../modules/awards/entities/award-score.entity.js';
import { Judge } from '../modules/awards/entities/judge.entity.js';
import { FollowerDay } from '../modules/follows/entities/follower-day.entity.js';
import { Follow } from '../modules/follows/entities/follow.entity.js';
import { UncountedMailbox } from '../modules/follows/entities/uncounted-mailbox.entity.js';
import { UncountedFollow } from '../modules/follows/entities/uncounted-follow.entity.js';
import { FilmPlay } from '../modules/progress/entities/film-play.entity.js';
import { ProgressUpdate } from '../modules/progress/entities/progress-update.entity.js';
import { ClosedTalk } from '../modules/talk/entities/closed-talk.entity.js';
import { ReportComment } from '../modules/talk/entities/report-comment.entity.js';
import { ReportCommentReport } from '../modules/talk/entities/report-comment-report.entity.js';
import { ProgressVersion } from '../modules/progress/entities/progress-version.entity.js';
import { CommentReport } from '../modules/votes/entities/comment-report.entity.js';
import { UntoldVote } from '../modules/votes/entities/untold-vote.entity.js';
import { Vote } from '../modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../modules/votes/entities/vote-month.entity.js';
import { VoteTree } from '../modules/votes/entities/vote-tree.entity.js';
import { VoteTreeChunk } from '../modules/votes/entities/vote-tree-chunk.entity.js';
import { VoteTreePart } from '../modules/votes/entities/vote-tree-part.entity.js';
import { VoteTotal } from '../modules/votes/entities/vote-total.entity.js';
import { Viewer } from '../modules/viewers/entities/viewer.entity.js';
import { ViewerChoice } from '../modules/viewers/entities/viewer-choice.entity.js';
import { ViewerNotice } from '../modules/viewers/entities/viewer-notice.entity.js';
import { Passkey } from '../modules/second-factor/entities/passkey.entity.js';
import { SpentAltcha } from '../modules/altcha/entities/spent-altcha.entity.js';
import { PasskeyChallenge } from '../modules/second-factor/entities/passkey-challenge.entity.js';
import { RecoveryCode } from '../modules/second-factor/entities/recovery-code.entity.js';
import { TotpSecret } from '../modules/second-factor/entities/totp-secret.entity.js';

/** Every table TypeORM knows, listed by hand so that nothing depends on file globs. */
export const entities = [
  User,
  SiteBuildRow,
  SiteFile,
  AccountToken,
  AddressReminder,
  Ad,
  AdCount,
  AdCountBundle,
  AdLevel,
  AdNetworkMark,
  AdTokenUse,
  AdReport,
  Upload,
  UploadVariant,
  PictureCopy,
  AdPayment,
  Alarm,
  ChainEvent,
  ChainHead,
  LeaderReport,
  ChainFinality,
  ChainCursor,
  ChainBlock,
  ChainDeployment,
  BookAgreement,
  BookCheck,
  BookCheckpoint,
  BookCheckProgress,
  LateBookEvent,
  RunningSum,
  BookSchedule,
  OperatorTransaction,
  Setting,
  AuditEntry,
  Season,
  Participant,
  Viewer,
  ViewerChoice,
  ViewerNotice,
  NftBadge,
  BadgeMint,
  UnclaimedRefund,
  WalletNonce,
  SiteEventRow,
  Notification,
  Award,
  AwardScore,
  AwardScoreDraft,
  Judge,
  Follow,
  FollowerDay,
  UncountedFollow,
  UncountedMailbox,
  FilmPlay,
  ProgressUpdate,
  ProgressVersion,
  ClosedTalk,
  ReportComment,
  ReportCommentReport,
  UntoldVote,
  Vote,
  VoteTotal,
  VoteMonth,
  VoteTree,
  VoteTreePart,
  VoteTreeChunk,
  CommentReport,
  OutboxMail,
  MailPreference,
  NewsToMail,
  NotificationPreference,
  NewsToPush,
  PushKey,
  PushSubscription,
  ReminderRound,
  VoteReminder,
  Passkey,
  PasskeyChallenge,
  SpentAltcha,
  RecoveryCode,
  TotpSecret,
];
