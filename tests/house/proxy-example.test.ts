import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync(new URL('../../sync-server/README.md', import.meta.url), 'utf8')

test('the nginx example speaks TLS 1.2 and 1.3 alone, by ciphers with forward secrecy and authenticated encryption', () => {
  const example = /```nginx\n(.*?)```/s.exec(readme)?.[1] ?? ''
  expect(directive(example, 'ssl_protocols')).toEqual(['TLSv1.2', 'TLSv1.3'])
  const ciphers = directive(example, 'ssl_ciphers').flatMap((list) => list.split(':'))
  expect(ciphers).not.toEqual([])
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-.*(GCM|POLY1305)/)
})

function directive(example: string, name: string): string[] {
  return new RegExp(`^ *${name} (.*);$`, 'm').exec(example)?.[1]?.split(' ') ?? []
}
