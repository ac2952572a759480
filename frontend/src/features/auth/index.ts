export { LoginForm } from './components/LoginForm';
export { PasswordForm } from './components/PasswordForm';
export { RegisterForm } from './components/RegisterForm';
export { safeNextPath } from './next-path';
