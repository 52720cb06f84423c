import { expect, test } from 'vitest'
import { loginSearch } from './search.ts'

test('after a sign-in a page goes on to a path of this app', () => {
  for (const redirectUrl of ['/', '/brand/guide/core?a=1#core', '/work-book/core/purpose/why#core.why'])
    expect(loginSearch({ redirectUrl })).toEqual({ redirectUrl })
})

test('an address that leads out of this app is ignored, however it is written', () => {
  const others = [
    'https://a.example',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    '/\n\\a.example',
    '\t//a.example',
  ]
  for (const redirectUrl of others) expect(loginSearch({ redirectUrl }), redirectUrl).toEqual({})
})
