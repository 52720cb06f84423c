import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'
import { catalogFolders } from './src/build/catalogs.ts'

/** One catalog a folder, so that a screen loads the messages of its own feature alone. */
const all = Object.values(catalogFolders).flat()

export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en', 'ja', 'zh-CN', 'zh-TW'],
  fallbackLocales: false,
  catalogs: Object.entries(catalogFolders).map(([name, folders]) => ({
    path: `<rootDir>/locales/{locale}/messages/${name}`,
    include: folders.map((folder) => `<rootDir>/${folder}`),
    exclude: all
      .filter((other) => folders.some((folder) => other.startsWith(`${folder}/`)))
      .map((other) => `<rootDir>/${other}/**`),
  })),
  extractors: [createSwcExtractor()],
  format: formatter({ lineNumbers: false }),
})
