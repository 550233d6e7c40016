import { rows } from '../../rows';

export const dynamic = 'force-dynamic';

export const GET = () => Response.json({ rows: rows() });
