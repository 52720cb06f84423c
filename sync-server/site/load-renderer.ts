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
  const styles = await Promise.all(
    (pages[entries.pages]?.css ?? []).map((file) => readFile(join(pagesFolder, file), 'utf8')),
  )
  const fonts = pages[entries.fonts]?.css?.[0]
  return {
    renderer,
    assets: {
      styles: styles.join(''),
      fonts: fonts === undefined ? null : `/${fonts}`,
      scripts: Object.fromEntries(
        Object.values(scripts).flatMap(({ name, file }) => (name === undefined ? [] : [[name, `/${file}`]])),
      ),
    },
  }
}

/** Names of the entries of `src/build/site.config.ts` in its manifest. */
const entries = { pages: 'site/render.tsx', fonts: 'site/fonts.ts' } as const

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly css?: readonly string[] }>
>

async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
