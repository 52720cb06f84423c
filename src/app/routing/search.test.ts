import { expect, test } from 'vitest'
import { loginSearch } from './search.ts'

test('after signing in a page of this app is opened, and never another address', () => {
  for (const own of ['/brand', '/brand/guide/core?x=1#part', '/work-book/core/purpose/why'])
    expect(loginSearch({ redirectUrl: own })).toEqual({ redirectUrl: own })
  for (const other of [
    ...['https://evil.example', 'http:evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example'],
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      ' //evil.example',
      '',
    ],
    ...[`/${'a'.repeat(2_000)}`, 7, ['/brand'], null],
  ])
    expect(loginSearch({ redirectUrl: other })).toEqual({})
})
