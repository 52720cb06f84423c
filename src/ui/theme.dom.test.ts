import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { setTheme } from './theme.ts'

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const root = document.documentElement

afterEach(() => setTheme('system'))

it.each(['dark', 'light'] as const)('a page starts in the chosen theme: %s', (theme) => {
  setTheme(theme)
  delete root.dataset.theme
  startPage()
  expect(root.dataset.theme).toBe(theme)
})

it('a page for which nothing was chosen follows the system', () => {
  setTheme('dark')
  setTheme('system')
  startPage()
  expect(root.dataset.theme).toBeUndefined()
})

it('the theme is set before the app and its styles are asked for', () => {
  expect(page.indexOf('saegim-theme')).toBeLessThan(page.indexOf('type="module"'))
})

/** Runs the inline script of the page. */
function startPage(): void {
  new Function(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '')()
}
