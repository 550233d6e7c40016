// Imported before the test file, which then opens the embedded engine.
delete process.env['TEST_DATABASE_URL'];
