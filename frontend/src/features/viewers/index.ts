export type { RegisteredViewer } from './api';
export { RegistrationComplete } from './components/RegistrationComplete';
export { ViewerBenefits } from './components/ViewerBenefits';
export { ViewerForm } from './components/ViewerForm';
