export { default as AccountDeleted } from './AccountDeleted';
export { default as Confirm } from './Confirm';
export { default as ConfirmViewer } from './ConfirmViewer';
export { default as ForgotPassword } from './ForgotPassword';
export { default as Invitation } from './Invitation';
export { default as NotMe } from './NotMe';
export { default as ResetPassword } from './ResetPassword';
export { default as Unsubscribe } from './Unsubscribe';
