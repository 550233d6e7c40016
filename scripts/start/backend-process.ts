import { serveBackend } from '@/backend/src/server';

serveBackend(() => import('@/tools/sample').then(({ seedSampleVenue }) => seedSampleVenue));
