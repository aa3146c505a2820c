import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the files they test; those that need the server or a browser have projects of their own. */
export default defineConfig({
  test: {
    include: ['{domain,contracts,sandbox,database,studio,app,server}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.db.test.ts'],
    environment: 'node',
    env: { TZ: 'UTC' },
  },
});
