// Imported first: React and Next read these as they load.
Object.assign(process.env, {
  NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});
