import './production';
import { serveWeb } from './web-program';

serveWeb();
