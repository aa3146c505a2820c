import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What pages share. */
const SHOP = /[\\/](app[\\/](ui|shell|frame|catalog)|domain|node_modules[\\/]lucide-react)[\\/]/;
/** Of that, what only carts, forms and orders need: who looks around does not load it. */
const FOR_BUYING =
  /[\\/](app[\\/]ui[\\/](drawer|meter|notice|fields[\\/](choices|select-field|error-summary))|domain[\\/](payment|checkout|orders)[\\/])/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'public',
  build: { sourcemap: false, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files that rarely change compress better and load sooner than many small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
                {
                  name: 'shop',
                  test: (id) => SHOP.test(id) && !FOR_BUYING.test(id),
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'buying', test: SHOP, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server has the contracts already: a second copy in the pages' build would state every shape twice.
    ssr: { build: { rolldownOptions: { external: [/^#contracts\//] } } },
  },
});
