export { ReportTalk } from './components/ReportTalk';
