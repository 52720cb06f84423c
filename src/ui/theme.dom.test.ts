import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
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

it('the bars of the browser follow the chosen theme', async () => {
  document.head.innerHTML = /<meta name="theme-color"[\s\S]*?<meta name="description"/.exec(page)?.[0] ?? ''
  const media = () =>
    [...document.head.querySelectorAll('[data-of]')].map((meta) => meta.getAttribute('media'))
  const ofSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
  expect(media()).toEqual(ofSystem)
  startPage()
  setTheme('dark')
  await vi.waitFor(() => expect(media()).toEqual(['not all', 'all']))
  setTheme('light')
  await vi.waitFor(() => expect(media()).toEqual(['all', 'not all']))
  setTheme('system')
  await vi.waitFor(() => expect(media()).toEqual(ofSystem))
})

it('the theme is set before the app and its styles are asked for', () => {
  expect(page.indexOf('saegim-theme')).toBeLessThan(page.indexOf('type="module"'))
})

/** Runs the inline script of the page. */
function startPage(): void {
  new Function(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '')()
}
