import { posDoor } from '@/lib/sections/orders/bff/pos-door';
import { PATIENCE } from '@/lib/process/patience';
import type { LoadApp } from '@/scripts/start/next-app';
import { handle } from '../../support/handlers';
import { PATIENT_MS } from './tills';

/** The app without its pages, which need a build: calls of tills are answered as in a venue. */
export const loadApi: LoadApp = () => Promise.resolve((request, response) => void handle(request, response, posDoor));

// On a busy machine requests in hand take longer than a venue waits for them.
if (process.env['PATIENT']) Object.assign(PATIENCE, { drain: PATIENT_MS, backend: PATIENT_MS });
