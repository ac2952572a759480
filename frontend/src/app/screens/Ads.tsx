export default function Ads() {
  return null;
}
