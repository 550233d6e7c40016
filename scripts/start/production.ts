// Imported first: React and Next read these while loading.
Object.assign(process.env, {
  NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});
