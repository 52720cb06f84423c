import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

/** The rules that size a picture of a logo, by file. */
const rules: Readonly<Record<string, readonly string[]>> = {
  'src/ui/media/PicturePane.module.css': ['.pane > img'],
  'src/features/brands/BrandGlance.module.css': ['.logo img'],
  'src/app/quest/LogoChoice.module.css': ['.tile img'],
  'src/app/quest/LogoPane.module.css': ['.pane img'],
  'src/app/quest/QuestScreens.module.css': ['.card img'],
  'sync-server/api/share/page/share.css': ['.logo', '.pane img'],
}

test.each(
  Object.entries(rules).flatMap(([path, selectors]) => selectors.map((selector) => [path, selector])),
)('%s: a logo of %s is at most 400 × 200 px', (path = '', selector = '') => {
  expect(limitOf(path, selector, 'max-width')).toBeLessThanOrEqual(400)
  expect(limitOf(path, selector, 'max-height')).toBeLessThanOrEqual(200)
})

/** The smallest length in pixels that a property of a rule names, tokens included. */
function limitOf(path: string, selector: string, property: string): number {
  const css = readFileSync(join(root, path), 'utf8').replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) =>
    tokenOf(token),
  )
  const escaped = selector.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [, body = ''] = new RegExp(`^${escaped} \\{([^}]*)\\}`, 'm').exec(css) ?? []
  const [, value = ''] = new RegExp(`${property}: ([^;]+);`).exec(body) ?? []
  return Math.min(...[...value.matchAll(/([\d.]+)px/g)].map(([, px]) => Number(px)))
}

function tokenOf(name: string): string {
  const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')
  const [, value = ''] = new RegExp(`^ {2}${name}: ([^;]+);`, 'm').exec(tokens) ?? []
  return value
}
