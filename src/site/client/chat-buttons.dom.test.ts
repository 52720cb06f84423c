import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerChat } from './chat-buttons.ts'

const script = () => document.head.querySelector('script')
const icon = () => document.querySelector<HTMLButtonElement>('button') as HTMLButtonElement
const trouble = () => document.querySelector<HTMLElement>('[data-part=no-chat]') as HTMLElement

beforeEach(() => {
  document.documentElement.lang = 'zh-TW'
  document.body.innerHTML =
    '<button data-action="chat" data-key="plugin" hidden></button><span data-part="no-chat" hidden></span>'
  vi.resetModules()
  offerChat()
})

afterEach(() => {
  script()?.remove()
  delete window.ChannelIO
  document.documentElement.lang = ''
})

test('the chat is loaded by the first press alone, and opens for a visitor without a name', async () => {
  expect([icon().hidden, script()]).toEqual([false, null])
  const asked: unknown[][] = []
  icon().click()
  await vi.waitFor(() => expect(script()?.src).toBe('https://cdn.channel.io/plugin/ch-plugin-web.js'))
  window.ChannelIO = (command, options, answered) => {
    asked.push([command, ...(options ? [options] : [])])
    answered?.(null)
  }
  script()?.dispatchEvent(new Event('load'))
  await vi.waitFor(() =>
    expect(asked).toEqual([
      ['boot', { pluginKey: 'plugin', language: 'en', hideChannelButtonOnBoot: true }],
      ['showMessenger'],
    ]),
  )
  expect(trouble().hidden).toBe(true)
})

test('a chat that cannot be loaded says so, and is loaded again the next time', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  icon().click()
  await vi.waitFor(() => expect(script()).not.toBeNull())
  script()?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(trouble().hidden).toBe(false))
  expect([warned.mock.calls.length, script(), window.ChannelIO]).toEqual([1, null, undefined])
  warned.mockRestore()
  icon().click()
  await vi.waitFor(() => expect(script()).not.toBeNull())
})
