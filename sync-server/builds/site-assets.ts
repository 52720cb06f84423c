import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders in which `src/build/site.config.ts` puts its two builds, below the directory of the app's build. */
export const siteBuilds = { pages: '.site/pages', scripts: '.site/scripts' } as const

/** Copies the assets of the public site to those of the app, which are served and kept for other builds. */
export async function joinSiteAssets(directory: string): Promise<void> {
  for (const folder of Object.values(siteBuilds))
    await cp(join(directory, folder, 'assets'), join(directory, 'assets'), { recursive: true })
}
