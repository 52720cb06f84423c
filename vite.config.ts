import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
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
            { name: 'frame', test: isOfEveryFrame },
            { name: 'brand', test: isOfEveryBrandScreen },
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
            // Slices 82 to 91 of the face hold all but a few of the interface's own syllables.
            globPatterns: [
              '**/*.{js,css,html}',
              '*.{svg,png,ico,webmanifest}',
              'assets/PretendardVariable.subset.{82,83,84,85,86,87,88,89,90,91}-*.woff2',
            ],
            rollupFormat: 'iife',
          },
          devOptions: { enabled: false },
        }),
    isTest ? null : afterBuild(at('./dist'), at('./.cache/previous-builds')),
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

/** What every screen needs, public or not: a kilobyte each would cost as much again in headers and lost repetition. */
function isOfEveryFrame(id: string): boolean {
  return (
    /\/src\/ui\/([A-Za-z-]+\.tsx?|controls\/(Button|IconButton|button-class|link-class)\.tsx?)$/.test(id) ||
    /\/src\/ui\/(layout\/(SkipLink|Page|Width|width-class|Drawer)|feedback\/(Skeleton|TopProgress)|overlays\/(toasts|useModal))\./.test(
      id,
    ) ||
    (/\/src\/device\/(documents\/(machinery|watched)|session\/|network|first-words|after-paint|later)/.test(
      id,
    ) &&
      !/session\/(sign-in|local-brands|begin-brand|leave-device)/.test(id)) ||
    /\/lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context|icons\/(x|check|menu|info|circle-exclamation-point|triangle-exclamation-point)\.)/.test(
      id,
    )
  )
}

/** The stored words of a brand and what reads them. */
function isOfEveryBrandScreen(id: string): boolean {
  return (
    /\/src\/model\/(fields|documents|workbook|options)\//.test(id) ||
    /\/src\/device\/documents\/(use|DocumentProvider|painted|plain|stored-words|sync-state|unsynced|document-(name|database))/.test(
      id,
    ) ||
    /\/src\/(app\/(shell\/(BrandShell|BrandColour))|ui\/layout\/Sidebar)/.test(id)
  )
}

/**
 * After the worker's list of files is made: brings back what the last two builds had, so that a page of an older
 * version still finds what it loads late, and writes the compressed copies that the server sends.
 */
function afterBuild(dist: string, kept: string): Plugin {
  let isOurs = false
  return {
    name: 'saegim-after-build',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      // A build into another directory, to measure it, is left as it is.
      isOurs = resolve(build.outDir) === resolve(dist)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // The worker is a build of its own inside this one.
        if (!isOurs || !existsSync(join(dist, 'sw.js'))) return
        bringBackOlder(join(dist, 'assets'), kept)
        compressAll(dist)
      },
    },
  }
}

function bringBackOlder(assets: string, kept: string): void {
  const list = join(kept, 'builds.json')
  mkdirSync(kept, { recursive: true })
  const earlier: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const now = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const older = earlier.filter((files) => files.join() !== now.join()).slice(0, 2)
  for (const name of now) copyFileSync(join(assets, name), join(kept, name))
  for (const name of new Set(older.flat())) {
    if (!now.includes(name) && existsSync(join(kept, name)))
      copyFileSync(join(kept, name), join(assets, name))
  }
  const builds = [now, ...older]
  writeFileSync(list, JSON.stringify(builds))
  const needed = new Set(['builds.json', ...builds.flat()])
  for (const name of readdirSync(kept)) if (!needed.has(name)) rmSync(join(kept, name))
}

/** Not the worker: a compressed copy left over from an earlier build would hide an update for ever. */
function compressAll(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|webmanifest|txt)$/.test(path) || path === 'sw.js' || path.startsWith('.'))
      continue
    const whole = readFileSync(join(dist, path))
    if (whole.length < 1024) continue
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(whole))
    writeFileSync(join(dist, `${path}.gz`), gzipSync(whole, { level: 9 }))
  }
}
