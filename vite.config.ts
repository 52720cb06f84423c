import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const isTest = process.env.VITEST !== undefined

export default defineConfig({
  root: isTest ? at('.') : at('./src'),
  publicDir: at('./public'),
  cacheDir: at('./.cache/vite'),
  build: {
    outDir: at('./dist'),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'routes', test: isRouteShell },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'yjs', test: /node_modules\/(yjs|lib0)\// },
          ],
        },
      },
    },
  },
  plugins: [
    isTest
      ? null
      : tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          routesDirectory: at('./src/routes'),
          generatedRouteTree: at('./src/routeTree.gen.ts'),
        }),
    react(),
    lingui({ failOnMissing: process.env.NODE_ENV === 'production', failOnCompileError: true }),
    // The last preset runs first: words get their ids before the compiler renames variables inside them.
    babel({ presets: [reactCompilerPreset(), linguiTransformerBabelPreset()] }),
    isTest
      ? null
      : VitePWA({
          strategies: 'injectManifest',
          srcDir: './worker',
          filename: 'sw.ts',
          injectRegister: false,
          registerType: 'prompt',
          manifest: false,
          injectManifest: {
            globPatterns: ['**/*.{js,css,html,svg,png,ico,webmanifest,json}'],
            rollupFormat: 'iife',
          },
          devOptions: { enabled: false },
        }),
  ],
  test: {
    projects: [
      project('node', { include: ['{src,sync-server,tests}/**/*.test.ts'], environment: 'node' }, [
        '**/*.pg.test.ts',
        '**/*.browser.test.ts',
        '**/*.dom.test.ts',
        'tests/e2e/**',
      ]),
      project('dom', { include: ['src/**/*.dom.test.{ts,tsx}'], environment: 'jsdom' }, []),
      project(
        'pg',
        {
          include: ['{sync-server,tests}/**/*.pg.test.ts'],
          environment: 'node',
          globalSetup: ['./sync-server/database/test-setup.ts'],
        },
        [],
      ),
    ],
  },
})

function project(name: string, test: Record<string, unknown>, exclude: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      root: at('.'),
      setupFiles: ['./tests/support/quiet-console.ts'],
      exclude: ['**/node_modules/**', 'dist/**', ...exclude],
      ...test,
    },
  }
}

/** Route shells are loaded with the first screen whichever it is: one file instead of one each. */
function isRouteShell(id: string): boolean {
  return /\/src\/routes?(Tree\.gen\.ts$|\/)/.test(id) && !id.includes('?tsr-split')
}
