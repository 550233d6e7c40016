import { serveWeb } from '@/scripts/start/web-program';
import { loadApi } from './app';

serveWeb(loadApi);
