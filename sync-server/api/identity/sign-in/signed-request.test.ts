import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedRequest } from './signed-request.ts'

const secret = 'the secret of a test'
const claims = { algorithm: 'HMAC-SHA256', user_id: '7', issued_at: 1_700_000_000 }

function signed(said: object, padding = '') {
  const body = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${createHmac('sha256', secret).update(body).digest('base64url')}${padding}.${body}`
}

test.each(['', '=', '=='])('the padding %j of a signature does not count', (padding) => {
  expect(readSignedRequest(signed(claims, padding), secret)).toMatchObject({ subject: '7' })
})

test('a longer request than 4,096 letters is none, also with a right signature', () => {
  expect(readSignedRequest(signed({ ...claims, page: 'x'.repeat(2_900) }), secret)).not.toBeNull()
  expect(readSignedRequest(signed({ ...claims, page: 'x'.repeat(3_000) }), secret)).toBeNull()
})
