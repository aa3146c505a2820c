import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** What pages share. */
const SHOP =
  /[\\/]((app[\\/](ui|shell|frame|catalog)|domain|node_modules[\\/]lucide-react)[\\/]|(app[\\/](api[\\/]own-session|local-cart[\\/]away-text|local-cart[\\/]cart-state|local-cart[\\/]unreached-text|cart[\\/]summary[\\/]taken-off(-line)?)|contracts[\\/](no-cart|cart-events-path))\.)/;
/** Of that, what only carts, forms and orders need: who looks around does not load it. */
/** What shoppers write texts with. */
const FOR_WRITING = /[\\/](app[\\/]account[\\/]reviews|domain[\\/]reviews[\\/](?!review-orders)|app[\\/]shell[\\/]written-paths)/;

const FOR_BUYING =
  /[\\/](app[\\/](approvals|cart|rounds)[\\/]|app[\\/]shell[\\/](alert-paths|zip-path|account-trail)|app[\\/]catalog[\\/]tiles[\\/]cost-of|app[\\/]ui[\\/](drawer|lists[\\/]|tabs|email-text|progress[\\/]meter|meter|notice|fields[\\/](choices|copy-field|in-browser|select-field|error-summary|text-area-field))|icons[\\/](credit-card|file-text|lock|mail|printer|trash)\.|domain[\\/](approvals|lists|procurement|quotes|restocks|rounds|identity[\\/]saml|shared[\\/]calendar|accounts|payment|checkout|orders|delivery|pricing|catalog[\\/]typed-items))/;
/** What several pages load later than themselves: it stands in files of its own. */
const LATER =
  /[\\/](app[\\/]shell[\\/]ad-banner|app[\\/]catalog[\\/](machines[\\/]|tiles[\\/](company[\\/]|pick-up-form|tile-(view|action)\.)|product[\\/]variants[\\/]|contract[\\/]|compare[\\/](choose-all|compare-view)|long-date)|icons[\\/]store\.|domain[\\/](recommendations[\\/]|accounts[\\/](people[\\/]|policies|contract-days)|machines[\\/]|shared[\\/]month-names|stores[\\/]store-text|personalization[\\/]|catalog[\\/](variants[\\/]|facets[\\/]|swatch-color)))/;
const isShared = (id: string) => SHOP.test(id) && !LATER.test(id);

/** Draws the icons of the package with a component of ours: its own weighs more than all the icons of a page. */
function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isAsked = importer.includes('/lucide-react/') && source.endsWith('/createLucideIcon.mjs');
      return isAsked ? join(import.meta.dirname, 'app/ui/icon.tsx') : undefined;
    },
  };
}

/** Writes each script and stylesheet a second and a third time, compressed as well as can be: they are read a million times as they are. */
function compressedFiles(): Plugin {
  const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'compressed-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(?:js|css)$/.test(name)) continue;
        const content = file.type === 'chunk' ? file.code : file.source;
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(content, BEST));
        await writeFile(join(dir, `${name}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

export default defineConfig({
  plugins: [lightIcons(), tailwindcss(), reactRouter(), compressedFiles()],
  // For the live pages, too.
  optimizeDeps: { exclude: ['lucide-react'] },
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
                // What few pages write with: none of it comes with a page of the catalogue.
                { name: 'writing', test: FOR_WRITING, minShareCount: 2, priority: 3 },
                {
                  name: 'shop',
                  test: (id) => isShared(id) && !FOR_BUYING.test(id),
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'buying', test: isShared, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server has the contracts already: a second copy in the pages' build would state every shape twice.
    ssr: { resolve: { noExternal: ['lucide-react'] }, build: { rolldownOptions: { external: [/^#contracts\//] } } },
  },
});
