import { openAsBlob, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetType } from '../http/send-asset.ts'

/**
 * Writes the scripts and styles that the service worker keeps into one file, multipart/form-data with their paths as
 * names. A device that installs the app asks for this file instead of a thousand small ones; see
 * src/worker/joined-precache.ts.
 */
export async function joinPrecache(directory: string): Promise<void> {
  const worker = await readFile(join(directory, 'sw.js'), 'utf8')
  const form = new FormData()
  for (const name of readdirSync(join(directory, 'assets')).sort()) {
    if (!/\.(js|css)$/.test(name) || !worker.includes(`assets/${name}`)) continue
    form.append(
      `/assets/${name}`,
      await openAsBlob(join(directory, 'assets', name), { type: assetType(name) }),
      name,
    )
  }
  await writeFile(join(directory, 'precache.multipart'), await new Response(form).bytes())
}
