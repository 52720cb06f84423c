import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zip } from 'fflate'
import type { FontFamily } from '#model/options/fonts.ts'

const packages = join(import.meta.dirname, '../../../node_modules')

/** The family as its maker gives it away: whole TrueType files with the licence; slices for the web where there are none. */
export async function packFont(family: FontFamily): Promise<Uint8Array> {
  const { directories, licence } = await sourceOf(family)
  const files: Record<string, Uint8Array> = {}
  for (const directory of directories) {
    for (const name of (await readdir(directory)).sort()) {
      if (/\.ttf$/.test(name) || /-normal\.woff2$/.test(name))
        files[name] = await readFile(join(directory, name))
    }
  }
  files['LICENSE.txt'] = await readFile(licence)
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, packed) => (error ? reject(error) : resolve(packed)))
  })
}

async function sourceOf({ slug }: FontFamily) {
  const web = join(packages, '@fontsource', slug)
  if (slug === 'pretendard') {
    const dist = join(packages, 'pretendard/dist')
    return { directories: [join(dist, 'public/static/alternative')], licence: join(dist, 'LICENSE.txt') }
  }
  const whole = join(packages, '@expo-google-fonts', slug)
  const faces = await readdir(whole, { withFileTypes: true }).catch(() => [])
  const directories = faces.filter((entry) => entry.isDirectory()).map(({ name }) => join(whole, name))
  return {
    directories: faces.length > 0 ? [whole, ...directories] : [join(web, 'files')],
    licence: join(web, 'LICENSE'),
  }
}
