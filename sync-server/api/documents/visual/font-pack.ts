import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AsyncZippable, zip } from 'fflate'
import type { FontFamily } from '#model/options/fonts.ts'

const packages = join(import.meta.dirname, '../../../../node_modules')

let last: Promise<unknown> = Promise.resolve()

/** Packs families one after the other: a Chinese family takes 50 MB of memory. */
export function packFont(family: FontFamily): Promise<Uint8Array> {
  const packed = last.then(() => pack(family))
  last = packed.catch(() => undefined)
  return packed
}

/**
 * A zip with the complete TrueType files and the licence; with WOFF2 subsets where a package has no complete
 * files.
 */
async function pack(family: FontFamily): Promise<Uint8Array> {
  const { directories, licence } = await sourceOf(family)
  const files: AsyncZippable = {}
  for (const directory of directories) {
    for (const name of (await readdir(directory)).sort()) {
      const isWhole = name.endsWith('.ttf')
      if (!isWhole && !name.endsWith('-normal.woff2')) continue
      // WOFF2 is compressed already.
      files[name] = [await readFile(join(directory, name)), { level: isWhole ? 6 : 0 }]
    }
  }
  files['LICENSE.txt'] = await readFile(licence)
  return new Promise((resolve, reject) => {
    zip(files, (error, packed) => (error ? reject(error) : resolve(packed)))
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
