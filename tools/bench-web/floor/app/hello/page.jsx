export const dynamic = 'force-dynamic';

export default function Hello() {
  return <p>Hello at {new Date().toISOString()}</p>;
}
