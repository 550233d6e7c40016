import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const FONTS = 'node_modules/@expo-google-fonts';
/** Weights that `lib/pdf/fonts.ts` reads. */
const WEIGHTS = new Set(['400Regular', '600SemiBold']);

const entries = (folder, options = {}) => {
  try {
    return readdirSync(folder, { withFileTypes: true, ...options });
  } catch {
    return [];
  }
};

// Runs after each installation: deletes what no command reads, 250 MB of 1,010. A font package has nine weights of which
// paper uses two; source maps of packages serve whoever changes the packages.
for (const { name } of entries(FONTS)) {
  for (const weight of entries(path.join(FONTS, name))) {
    if (!weight.isDirectory() || WEIGHTS.has(weight.name)) continue;
    rmSync(path.join(FONTS, name, weight.name), { recursive: true });
  }
}
for (const { parentPath, name } of entries('node_modules', { recursive: true })) {
  if (/\.(js|mjs|cjs|css|ts|mts|cts)\.map$/.test(name)) rmSync(path.join(parentPath, name));
}
