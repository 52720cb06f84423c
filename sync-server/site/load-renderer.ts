import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteAssets, SiteRenderer } from '#model/site/renderer.ts'
import { siteBuilds } from '../builds/site-assets.ts'

export interface BuiltSite {
  readonly renderer: SiteRenderer
  readonly assets: SiteAssets
}

/** The public site of a build; null where the build has none, as in tests of other things. */
export async function loadSite(appDirectory: string): Promise<BuiltSite | null> {
  const pagesFolder = join(appDirectory, siteBuilds.pages)
  const pages = await readManifest(pagesFolder)
  const scripts = await readManifest(join(appDirectory, siteBuilds.scripts))
  if (!pages || !scripts) return null
  const renderer = (await import(pathToFileURL(join(pagesFolder, 'render.js')).href)) as SiteRenderer
  const files = Object.values(pages)
  return {
    renderer,
    assets: {
      styles: files
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.css'))
        .map((file) => `/${file}`),
      scripts: Object.fromEntries(
        Object.values(scripts).flatMap(({ name, file }) => (name === undefined ? [] : [[name, `/${file}`]])),
      ),
    },
  }
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>

async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
