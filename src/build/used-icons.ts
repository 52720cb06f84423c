import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * `virtual:used-icons` lists the icons that files of `src` import, with their drawings as data: the page that shows them all
 * does not load them with the screens that they belong to.
 */
export function usedIcons(root: string): Plugin {
  return {
    name: 'saegim-used-icons',
    resolveId: { filter: { id: /^virtual:used-icons$/ }, handler: (asked) => `\0${asked}` },
    load: {
      filter: { id: /^\0virtual:used-icons$/ },
      handler: async () => {
        const icons = await Promise.all(
          [...countUses(root)].sort().map(async ([name, uses]) => ({
            name,
            uses,
            node: await readDrawing(root, name),
          })),
        )
        return `export const usedIcons = ${JSON.stringify(icons)}`
      },
    },
  }
}

/** In how many files each icon is imported. */
function countUses(root: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const source = readFileSync(join(root, path), 'utf8')
    for (const [, name = ''] of source.matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g))
      uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return uses
}

async function readDrawing(root: string, name: string): Promise<unknown> {
  const file = createRequire(join(root, 'package.json')).resolve(`lucide-react/icons/${name}`)
  // An earlier name of an icon only passes on the file with its present one.
  const [, present] = /from '(\.\/[\w-]+\.mjs)'/.exec(readFileSync(file, 'utf8')) ?? []
  const module = await import(pathToFileURL(present ? join(dirname(file), present) : file).href)
  return module.__iconData.node
}
