import { parseArgs } from 'node:util';
import { byteFindings, byteRow, measureBytes } from './bench-web/bytes';
import { measureDocuments } from './bench-web/documents';
import { isMet, missedLine, rowOf, type Finding } from './bench-web/finding';
import { openFloor } from './bench-web/floor';
import { openVenue, type Venue } from './bench-web/venue';

async function bytes(venue: Venue, path: string | undefined): Promise<Finding[]> {
  const results = await measureBytes(venue, path);
  console.table(results.map(byteRow));
  return byteFindings(results);
}

async function documents(venue: Venue): Promise<Finding[]> {
  const floor = await openFloor();
  try {
    const findings = await measureDocuments({ venue, floor }, { rounds: 5, seconds: 3 });
    console.table(findings.map((one) => rowOf(one)));
    return findings;
  } finally {
    await floor.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { what: { type: 'string' } }, allowPositionals: true });
  const parts = positionals.length > 0 ? positionals : ['bytes', 'documents'];
  const venue = await openVenue();
  try {
    const findings: Finding[] = [];
    if (parts.includes('bytes')) findings.push(...(await bytes(venue, values.what)));
    if (parts.includes('documents')) findings.push(...(await documents(venue)));
    const missed = findings.filter((one) => !isMet(one));
    for (const one of missed) console.error(missedLine(one));
    console.log(missed.length === 0 ? 'All targets are met.' : `${missed.length} targets are missed.`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await venue.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
