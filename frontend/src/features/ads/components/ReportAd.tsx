export const ReportAd = (_props: { adId: number }) => null;
