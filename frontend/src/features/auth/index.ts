export { EmailNotice } from './components/EmailNotice';
export { EmailForm, PasswordForm } from './components/forms-of-profile';
export { ForgotPasswordForm } from './components/ForgotPasswordForm';
export { LinkAction } from './components/LinkAction';
export { LoginForm } from './components/LoginForm';
export { RegisterForm } from './components/RegisterForm';
export { ResetPasswordForm } from './components/ResetPasswordForm';
export { safeNextPath } from './next-path';
