export type { RegisteredViewer } from './api';
export { ConfirmViewer } from './components/ConfirmViewer';
export { RegistrationComplete } from './components/RegistrationComplete';
export { ViewerBenefits } from './components/ViewerBenefits';
export { ViewerForm } from './components/ViewerForm';
