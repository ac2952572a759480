import type { Role } from '../../../api/generated/auth';
import { loadNamespaces } from '../../../i18n';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { anAd, aUser, challengeSettings } from '../../../testing/samples';
import Dashboard from '../Dashboard';

/** What its screens say. */
export const loadWords = () =>
  loadNamespaces(
    'dashboard',
    'ads',
    'runs',
    'auth',
    'payments',
    'wallet',
    'nft',
    'participants',
    'progress',
    'notifications',
  );

export type Answers = Parameters<typeof answerCalls>[0];

/** The dashboard of a signed-in account, with ads and no badge. */
export function openDashboard(address: string, role: Role, answers: Answers = {}) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser({ role })],
    'GET /api/ads/user': [200, [anAd(), anAd({ id: 13, status: 'approved' })]],
    'GET /api/nft/badges': [200, { season: 1, badges: [] }],
    'POST /api/auth/become-advertiser': [200, aUser()],
    'GET /api/challenge/settings': [200, challengeSettings()],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <Dashboard />
    </>
  );
  return { calls, ...renderAt(address, page) };
}
