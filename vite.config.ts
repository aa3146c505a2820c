import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'public',
  build: { sourcemap: false, target: 'es2022' },
  environments: {
    // The server has the contracts already: a second copy in the pages' build would state every shape twice.
    ssr: { build: { rolldownOptions: { external: [/^#contracts\//] } } },
  },
});
