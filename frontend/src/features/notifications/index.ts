export { endedLetter } from './ended-letter';
export { EndNewsByMail } from './components/EndNewsByMail';
export { NewsByMail } from './components/NewsByMail';
export { NewsByMailSection } from './components/NewsByMailSection';
export { Reminders } from './components/Reminders';
export { NotificationBell } from './components/NotificationBell';
export { NotificationLink } from './components/NotificationLink';
export { NotificationList } from './components/NotificationList';
