export { NotificationBell } from './components/NotificationBell';
export { NotificationLink } from './components/NotificationLink';
export { NotificationList } from './components/NotificationList';
