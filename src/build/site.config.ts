import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * Builds of the public site, after that of the app: with `--ssr` the pages as a module for the server, with their styles
 * and fonts, else the scripts of the pages. `sync-server/builds/site-assets.ts` says where they go.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: at('src'),
  publicDir: at('public'),
  cacheDir: at('.cache/vite-site'),
  build: {
    outDir: at(isSsrBuild ? 'dist/.site/pages' : 'dist/.site/scripts'),
    copyPublicDir: false,
    reportCompressedSize: false,
    manifest: true,
    emptyOutDir: true,
    ...(isSsrBuild ? { ssrEmitAssets: true } : { modulePreload: false as const }),
    rolldownOptions: {
      input: isSsrBuild
        ? { render: at('src/site/render.tsx'), fonts: at('src/site/fonts.ts') }
        : Object.fromEntries(
            ['page', 'landing', 'faq', 'event', 'share'].map((name) => [
              name,
              at(`src/site/client/${name}.ts`),
            ]),
          ),
      output: {
        entryFileNames: isSsrBuild ? '[name].js' : 'assets/[hash:8].js',
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: ({ names: [name] }: { names: string[] }) =>
          name?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  ssr: { noExternal: true as const },
  plugins: [lingui({ macroTransform: true, failOnMissing: false, failOnCompileError: true }), react()],
}))
