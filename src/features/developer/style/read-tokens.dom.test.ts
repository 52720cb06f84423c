import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindOf, readTokens } from './read-tokens.ts'

const tokensCss = readFileSync('src/ui/tokens.css', 'utf8')

test('reads every token of the product, and which kind it is', () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = tokensCss
  const tokens = readTokens(document.styleSheets)
  const ofKind = (kind: string) => tokens.filter((token) => kindOf(token) === kind)
  const said = (name: string) => tokens.find((token) => token.name === name)?.value

  const [, base = ''] = /^:root \{(.*?)^\}/ms.exec(tokensCss) ?? []
  const declared = [...base.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)
  expect(declared.length).toBeGreaterThan(40)
  expect(tokens.map(({ name }) => name)).toEqual(declared)

  // Of a wide window, not of a narrow one.
  expect(said('--page-x')).toBe('32px')
  const colour = /light-dark\(|oklch\(|#|var\(--/
  expect(ofKind('colour').filter(({ value }) => !colour.test(value))).toEqual([])
  expect(ofKind('type').map(({ name }) => name)).toContain('--size-read')
  expect(ofKind('radius')).toHaveLength(4)
  expect(ofKind('length').map(({ name }) => name)).toContain('--target')
  style.remove()
})
