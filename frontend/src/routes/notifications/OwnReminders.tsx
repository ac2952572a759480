import { Reminders } from '../../features/notifications';

/** What the account is told of by itself, fetched after its news. */
export default function OwnReminders() {
  return <Reminders />;
}
