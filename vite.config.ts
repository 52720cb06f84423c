import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunkGroups, isKeptOffline, preload } from './src/build/chunks.ts'
import { firstFiles } from './src/build/first-files.ts'
import { usedIcons } from './src/build/used-icons.ts'
import { waitForWords } from './src/build/wait-for-words.ts'
import { workbookParts } from './src/build/workbook-parts.ts'
import { languages } from './src/model/language/languages.ts'
import { prepareProcesses } from './tests/support/prepare-processes.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const first = firstFiles()
const isTest = process.env.VITEST !== undefined
if (isTest) prepareProcesses()
/**
 * Tests that are not of a device. Loading the server takes most of them longer than they run: files that run in one process
 * load it once. The modules of the app keep the state of a device, so that each file has its own.
 */
const server = '{sync-server,tests/{contract,house,sign-in,site}}'
const postgres = at('./sync-server/database/test-setup.ts')
const setup = (...files: string[]) => files.map((file) => at(`./tests/support/${file}.ts`))
const setupFiles = setup('processor', 'quiet-console', 'patience')
const vm = { pool: 'vmForks', setupFiles: [...setupFiles, ...setup('vm-context')] }
const dom = { environment: 'jsdom', setupFiles: [...setupFiles, ...setup('testing-library')] }
const domVm = { ...dom, ...vm, setupFiles: [...dom.setupFiles, ...setup('vm-context')] }
/** Tests that need a process: they replace what a window does not let go, such as `location`, or compare classes across contexts. */
const processTests = ['src/model/tokens/tokens-of.test.ts']
const domProcessTests = [
  'src/app/frames/switch-language.dom.test.ts',
  'src/app/updates/{missing-files,open-served-page}.dom.test.ts',
  'src/engine/browser/cookie.dom.test.ts',
  'src/features/account/social/social-sign-in.dom.test.tsx',
  'src/site/client/keep-language.dom.test.ts',
]

export default defineConfig({
  root: isTest ? at('.') : at('./src'),
  publicDir: at('./public'),
  cacheDir: at('./.cache/vite'),
  resolve: {
    alias: [
      // The build for browsers that know modules is smaller than the one that Dexie names by default, by 1.3 kB gz.
      ...(isTest
        ? [
            // In one file instead of 173: each file of DOM tests loads it anew.
            {
              find: /^@testing-library\/dom$/,
              replacement: '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
            },
            {
              find: /^@testing-library\/react\/pure$/,
              replacement: '@testing-library/react/dist/@testing-library/react.pure.esm.js',
            },
          ]
        : [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }]),
      // React has had it for years; the shim is for those that had not.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    outDir: at('./dist'),
    emptyOutDir: true,
    // Nothing reads the sizes in the log, which cost a gzip of everything; `npm run bench sizes` says what a screen loads.
    reportCompressedSize: false,
    manifest: true,
    // Which file each module is in, for what the server tells a page to preload.
    ssrManifest: true,
    modulePreload: preload,
    rolldownOptions: {
      output: {
        // Every name stands in the files that ask for it. Which is which says `.vite/manifest.json`.
        // Those of the desk and for developers are named, so that the service worker leaves them alone.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: ({ name }) =>
          isKeptOffline(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith('.css') && isKeptOffline(name)
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunkGroups(),
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
    // Words get their ids before the compiler renames variables inside them.
    lingui({ macroTransform: true, failOnMissing: true, failOnCompileError: true }),
    react({ compiler: true }),
    waitForWords('#engine/words/interface.ts'),
    workbookParts(at('.')),
    usedIcons(at('.')),
    // React Aria brings its words in 34 languages.
    isTest ? null : optimizeLocales.vite({ locales: languages.map(({ key }) => key) }),
    first.plugin,
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
            // Slices 82 to 91 of the face hold all but a few of the interface's own syllables.
            globPatterns: [
              '**/*.{js,css,html}',
              '*.{svg,png,ico,webmanifest}',
              'assets/PretendardVariable.subset.{82,83,84,85,86,87,88,89,90,91}-*.woff2',
              // What a brand book is set from, so that one can be made without a network.
              'assets/Pretendard-{Regular,Bold}-*.woff',
              // What finds people in a picture, 0.25 MB.
              'assets/selfie_segmentation-*.tflite',
            ],
            globIgnores: ['**/node_modules/**', 'assets/{desk,developer}-*'],
            manifestTransforms: [first.mark],
            rollupFormat: 'iife',
          },
          devOptions: { enabled: false },
        }),
  ],
  test: {
    tags: [{ name: 'all', description: 'only `npm run test:all` runs it' }],
    // Half of most tests is waiting for a database or a socket: a worker a core would leave a small machine idle.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', at('./tests/tools/spent/unit-reporter.ts')],
    projects: [
      // A file in a VM context has modules and a window of its own in a third of the time that a process takes.
      project('app', { include: ['src/**/*.test.ts'], ...vm }, ['**/*.dom.test.ts', ...processTests]),
      project('app-process', { include: processTests }),
      project('dom', { include: ['src/**/*.dom.test.{ts,tsx}'], ...domVm }, domProcessTests),
      project('dom-process', { include: domProcessTests, ...dom }),
      project('server', { include: [`${server}/**/*.test.ts`], isolate: false }, ['**/*.pg.test.ts']),
      project('pg', { include: [`${server}/**/*.pg.test.ts`], isolate: false, globalSetup: [postgres] }),
      project('device', { include: ['tests/**/*.test.ts'] }, [`${server}/**`, '**/*.pg.test.ts']),
      project('device-pg', { include: ['tests/**/*.pg.test.ts'], globalSetup: [postgres] }, [`${server}/**`]),
    ],
  },
})

function project(name: string, test: Record<string, unknown>, exclude: readonly string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'node',
      root: at('.'),
      setupFiles,
      // No test measures time: these only end one that hangs, also on a machine that is busy.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      exclude: ['**/node_modules/**', 'dist/**', ...exclude],
      ...test,
    },
  }
}
