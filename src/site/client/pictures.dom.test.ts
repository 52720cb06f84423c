import { afterEach, beforeEach, expect, test } from 'vitest'
import { setTheme } from '#ui/theme.ts'
import { pictureScript } from '../service/picture-script.ts'
import { followTheme } from './pictures.ts'

const bySystem = '(prefers-color-scheme: dark)'

beforeEach(() => {
  document.body.innerHTML = `<picture><source data-picture="dark" media="${bySystem}"><img alt=""></picture>`
})

afterEach(() => setTheme('system'))

const media = () => document.querySelector('source')?.media

test('a page shows the pictures of the theme that was chosen before', () => {
  for (const [theme, expected] of [
    ['dark', 'all'],
    ['light', 'not all'],
  ]) {
    document.documentElement.dataset.theme = theme
    // Run by the parser as it comes to the script.
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: { previousElementSibling: document.querySelector('picture') },
    })
    new Function(pictureScript)()
    expect(media()).toBe(expected)
  }
})

test('pictures follow the theme, and the system where none is chosen', () => {
  followTheme()
  setTheme('dark')
  expect(media()).toBe('all')
  setTheme('light')
  expect(media()).toBe('not all')
  setTheme('system')
  expect(media()).toBe(bySystem)
})
