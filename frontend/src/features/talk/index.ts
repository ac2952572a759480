export { ReportTalk } from './components/LateReportTalk';
