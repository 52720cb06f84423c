import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/** Who reads the service token, and why. Whatever needs a key takes one of `services.keys`. */
const readers = [
  // Whether API_URL is sent our own token.
  'sync-server/doctor/check-settings.ts',
  'sync-server/environment/environment.ts',
  'sync-server/environment/read-environment.ts',
  // The credential of the write-back.
  'sync-server/http/authentication.ts',
  // The root of all keys.
  'sync-server/keys/key-ring.ts',
]

/** Who sends a credential to API_URL, which is that of another machine where it leads there. */
const senders = [
  'sync-server/doctor/check-outside.ts',
  'sync-server/doctor/check-settings.ts',
  'sync-server/environment/environment.ts',
  'sync-server/environment/read-environment.ts',
  'sync-server/writeback/rest/rest-client.ts',
  'sync-server/writeback/room-passes.ts',
  'sync-server/writeback/writeback.ts',
]

const filesWith = (word: RegExp) =>
  filesBelow(['src', 'sync-server'], /\.tsx?$/)
    .filter(({ path, text }) => !/(^|\/)test-|\.test\.tsx?$/.test(path) && word.test(text))
    .map(({ path }) => path)
    .sort()

test('the service token is read only as the credential and as the root of all keys', () => {
  expect(filesWith(/\bserviceToken\b/)).toEqual(readers)
})

test('previous service tokens are roots of keys, and accepted nowhere', () => {
  expect(filesWith(/\bpreviousServiceTokens\b/)).toEqual(
    readers.filter((path) => path !== 'sync-server/http/authentication.ts'),
  )
})

test('only the write-back and the doctor send a credential to API_URL', () => {
  expect(filesWith(/\bapiToken\b/)).toEqual(senders)
})
