import { expect, test } from 'vitest'
import { noChat, openChat } from './chat.ts'

test('the proof of a member is the one of Channel Talk’s documentation', () => {
  const secretKey = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25'
  const chat = openChat({ chat: { pluginKey: 'plugin', secretKey } })
  expect(chat.hashOf('lucas')).toBe('99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2')
})

test('without keys there is no chat, and nothing is allowed for it', () => {
  expect(openChat({ chat: null })).toBe(noChat)
  expect(Object.values(noChat.sources).flat()).toEqual([])
})
