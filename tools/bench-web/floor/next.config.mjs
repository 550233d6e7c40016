import path from 'node:path';

// The root contains this folder and the linked node_modules.
export default { poweredByHeader: false, turbopack: { root: path.parse(process.cwd()).root } };
