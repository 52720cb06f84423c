import { expect, test } from 'vitest'
import { createLog } from './logging.ts'

function logged(...args: [object, string]): string {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info(...args)
  return lines.join('')
}

test('secrets are redacted at every level that is logged', () => {
  const secret = 'very-secret'
  for (const name of [
    'password',
    'newPassword',
    'number',
    'cvc',
    'pw2Digit',
    'birth',
    'code',
    'token',
    'accessToken',
  ]) {
    expect(logged({ [name]: secret }, 'flat')).not.toContain(secret)
    expect(logged({ form: { [name]: secret } }, 'nested')).not.toContain(secret)
  }
  expect(logged({ req: { headers: { authorization: secret, cookie: secret } } }, 'headers')).not.toContain(
    secret,
  )
  expect(logged({ res: { headers: { 'set-cookie': secret } } }, 'headers')).not.toContain(secret)
})

test('bodies are never logged', () => {
  expect(logged({ body: { name: '온기' }, req: { body: { name: '온기' } } }, 'call')).not.toContain('온기')
})

test('an error keeps its reason and its cause', () => {
  const error = Object.assign(new Error('outer', { cause: new Error('inner') }), { code: '23505' })
  const line = logged({ err: error }, 'failed')
  expect(line).toContain('"reason":"23505"')
  expect(line).toContain('inner')
})
