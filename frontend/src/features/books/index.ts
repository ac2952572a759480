export { Books } from './components/Books';
