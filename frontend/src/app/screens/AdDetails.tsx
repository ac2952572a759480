export default function AdDetails() {
  return null;
}
